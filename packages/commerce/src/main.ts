#!/usr/bin/env node
import { onSupportedNode } from './supported-node.ts'

await onSupportedNode('The commerce API', async () => (await import('./run.ts')).run())

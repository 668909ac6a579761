#!/usr/bin/env node
import { onSupportedNode } from '@vidda/commerce/supported-node'

await onSupportedNode('vidda', async () => (await import('./run.ts')).run())

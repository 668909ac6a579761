#!/usr/bin/env node
import { run } from './run.ts'

await run()

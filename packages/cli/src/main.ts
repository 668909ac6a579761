#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { commandLine } from './command-line.ts'

// A command loads up to 2600 modules. Node caches their compiled code, for the servers that a command starts too. The cache lies in the kit because in
// the system's temporary folder another user could plant code in it.
const { directory } = enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compile', import.meta.url)))
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory

const status = await commandLine(process.argv.slice(2))
// What a command has left open (a port, a timer) must not hold up a failure; a server goes on where nothing failed.
if (status !== 0) process.exit(status)

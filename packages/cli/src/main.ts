#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { commandLine } from './command-line.ts'

// Compiling some 2600 modules takes most of a command's time before its first word. Servers that it starts find the same cache, which lies here and
// not in the system's temporary folder: compiled code that another user of the machine has put there would be run.
const { directory } = enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compile', import.meta.url)))
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory

const status = await commandLine(process.argv.slice(2))
// What a command has left open (a port, a timer) must not hold up a failure; a server goes on where nothing failed.
if (status !== 0) process.exit(status)

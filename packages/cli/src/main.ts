#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { commandLine } from './command-line.ts'

// Compiling some 2600 modules takes most of a command's time before its first word. Servers that it starts find the same cache.
const { directory } = enableCompileCache()
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory

const status = await commandLine(process.argv.slice(2))
// What a command has left open (a port, a timer) must not hold up a failure; a server goes on where nothing failed.
if (status !== 0) process.exit(status)

#!/usr/bin/env node
import { commandLine } from './command-line.ts'

const status = await commandLine(process.argv.slice(2))
// What a command has left open (a port, a timer) must not hold up a failure; a server goes on where nothing failed.
if (status !== 0) process.exit(status)

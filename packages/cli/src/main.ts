#!/usr/bin/env node
import { repositoryExtras } from './repository/extras.ts'
import { run } from './run.ts'

await run(repositoryExtras)

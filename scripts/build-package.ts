import { relative } from 'node:path'
import { buildPackage } from './packages/build.ts'
import { declare } from './packages/declare.ts'
import { root } from './root.ts'

/** Called by a package's `prepack`, in its folder: what is packed or published is always what the sources say. */
const folder = relative(root, process.cwd()).replaceAll('\\', '/')
await declare([folder])
await buildPackage(folder)

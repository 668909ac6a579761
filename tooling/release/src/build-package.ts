import { relative } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { buildPackage } from './build.ts'
import { declare } from './declare.ts'

/** Called by a package's `prepack`, in its folder: what is packed or published is always what the sources say. */
const folder = relative(root, process.cwd()).replaceAll('\\', '/')
await declare([folder])
await buildPackage(folder)

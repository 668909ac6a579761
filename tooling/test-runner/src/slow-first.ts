import { relative } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { runsOf } from './slow-tests.ts'

type File = { readonly moduleId: string; readonly project: { readonly name: string } }

const rank = ({ moduleId, project }: File): number =>
  (runsOf(relative(root, moduleId)) === 'every' ? 2 : 0) + (project.name === 'kit' ? 0 : 1)

/**
 * Slow tests first, and those of the kit before others, else in the order given: one that copies and checks the kit takes minutes, in which
 * the other workers would have nothing left to do at the end.
 */
export const slowFirst = <Any extends File>(files: readonly Any[]): Any[] => files.toSorted((a, b) => rank(a) - rank(b))

/** Within that order as Vitest does it: what failed and what took longest last time first, else the largest file. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowFirst(await BaseSequencer.prototype.sort.call(this, files))
  }
}

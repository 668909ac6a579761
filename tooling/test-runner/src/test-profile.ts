import { relative } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import type { Reporter, TestModule } from 'vitest/node'
import { profileLines, type FileTime } from './profile-lines.ts'

/** With everything that a file costs: its worker, imports, set-up, hooks and tests. */
const timeOf = (module: TestModule): FileTime => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return {
    project: module.project.name,
    file: relative(root, module.moduleId),
    tests: [...module.children.allTests()].length,
    cpu: module.meta().cpu ?? 0,
    ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
  }
}

/** A reporter of Vitest that prints, when the run has ended, where its time went (`pnpm test --profile`). */
export default class Profile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const line of profileLines(modules.map(timeOf))) console.log(line)
  }
}

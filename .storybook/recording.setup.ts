import type { TestProject } from 'vitest/node'
import { recordingOf } from './screens/recordings.ts'

/** Records the tested brand before the first story: drawing its pictures takes longer than one test may. */
export default async function setup(project: TestProject): Promise<void> {
  await recordingOf(project.getProvidedContext().theme)
}

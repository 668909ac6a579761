import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Check } from '@vidda/tooling-checks/checks/report'

/** The problems that a check finds in a tree of these files. */
export const problemsIn = async (check: Check, files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'vidda-source-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { problems } = await check(folder)
    return problems
  } finally {
    rmSync(folder, { recursive: true })
  }
}

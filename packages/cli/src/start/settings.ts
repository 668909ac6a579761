import type { Brand } from '@vidda/brand'
import { CommerceStartError, readSettings, type Settings } from '@vidda/commerce'
import { StopError } from '../stop-error.ts'

/** What the environment sets of the commerce API; every fault in it is told at once, before anything is built or opened. */
export function settingsOrStop(brands: readonly Brand[]): Settings {
  try {
    return readSettings(
      process.env,
      brands.map(({ config }) => ({ id: config.id })),
    )
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}

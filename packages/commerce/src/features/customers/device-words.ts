import { deviceTexts, fill } from '@vidda/texts'
import type { DeviceFamilies } from '../../kernel/auth/device-families.ts'

const { words } = deviceTexts

/** Such as `Chrome på Android`. */
export function deviceWords({ browser, system }: DeviceFamilies): string {
  if (browser !== null) return system === null ? browser : fill(words.browserOn, { browser, system })
  return system === null ? words.unknown : fill(words.on, { system })
}

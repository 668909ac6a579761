import { fill, passwordTexts, type WordsOf } from '@vidda/texts'
import { Unseen } from '../../foundation/internal/Unseen.styles.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { PasswordStrengthRoot } from './PasswordField.styles.ts'
import type { Strength } from './strength.ts'

const levels = [1, 2, 3, 4] as const

const nameOf = (level: Strength['level'], texts: WordsOf<typeof passwordTexts>) =>
  ['', texts.weak, texts.fair, texts.good, texts.strong][level] ?? ''

function adviceOf({ lack, missing }: Strength, texts: WordsOf<typeof passwordTexts>): string {
  if (lack === null) return texts.enough
  if (lack !== 'short') return texts[lack]
  return missing === 1 ? texts.oneMissing : fill(texts.missing, { count: missing })
}

/** Four bars, the level in words, and the most useful advice. Its space is reserved while the field is empty, so nothing shifts. */
export function PasswordStrength({ strength }: { readonly strength: Strength | null }) {
  const texts = useTexts(passwordTexts)
  const level = strength?.level ?? 0
  const name = nameOf(level, texts)
  const advice = strength ? adviceOf(strength, texts) : ''
  return (
    <PasswordStrengthRoot data-level={level}>
      <span data-part="meter" aria-hidden="true">
        {levels.map((step) => (
          <span key={step} data-filled={step <= level || undefined} />
        ))}
      </span>
      <span data-part="level" aria-hidden="true">
        {name}
      </span>
      <span data-part="advice" aria-hidden="true">
        {advice}
      </span>
      <Unseen role="status">{level > 0 && `${texts.strength}: ${name}. ${advice}`}</Unseen>
    </PasswordStrengthRoot>
  )
}

import type { Preview } from '@storybook/react-vite'
import type { NodeResult } from 'axe-core'
import { themeNames } from '../themes.ts'

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>

const still = '*,::before,::after{transition:none!important;animation:none!important}'

const told = ({ html, any }: NodeResult): string => `  ${html.slice(0, 160)}\n    ${any.map(({ message }) => message).join('; ')}`

/** What axe finds too faint in one theme, once the story stands as its play function left it. */
async function faintIn(theme: string): Promise<readonly string[]> {
  document.documentElement.dataset['theme'] = theme
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] },
    { runOnly: ['color-contrast'], resultTypes: ['violations'], elementRef: false },
  )
  return violations.flatMap(({ nodes }) => nodes.map((node) => told(node)))
}

/**
 * After a tested story's play function and axe, in the run's own theme: contrast in every other theme, without loading or playing
 * it again. Nothing happens in Storybook itself.
 */
export const contrastInOtherThemes: AfterEach = async ({ parameters }) => {
  const root = document.documentElement
  const tested = root.dataset['testedTheme']
  const { test, disable, config } = parameters['a11y'] as {
    readonly test?: string
    readonly disable?: boolean
    readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled?: boolean }[] }
  }
  const isOff = config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false)
  if (tested === undefined || test !== 'error' || disable === true || isOff === true || parameters['themes'] === 'own') return
  const sheet = document.createElement('style')
  sheet.textContent = still
  document.head.append(sheet)
  const faint: string[] = []
  try {
    for (const theme of themeNames) {
      if (theme === tested) continue
      const found = await faintIn(theme)
      if (found.length > 0) faint.push(`in the theme ${theme}, too little contrast:\n${found.join('\n')}`)
    }
  } finally {
    root.dataset['theme'] = tested
    sheet.remove()
  }
  if (faint.length > 0) throw new Error(faint.join('\n'))
}

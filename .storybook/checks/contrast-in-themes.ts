import type { Preview } from '@storybook/react-vite'
import type { NodeResult } from 'axe-core'
import { contrast } from './contrast.ts'
import { darkThemes, showScheme, themeNames, type Scheme } from '../themes.ts'

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>

const still = '*,::before,::after{transition:none!important;animation:none!important}'

const told = ({ html, any }: NodeResult): string => `  ${html.slice(0, 160)}\n    ${any.map(({ message }) => message).join('; ')}`

type Look = { readonly theme: string; readonly scheme: Scheme }

const looks: readonly Look[] = [
  ...themeNames.map((theme): Look => ({ theme, scheme: 'light' })),
  ...darkThemes.map((theme): Look => ({ theme, scheme: 'dark' })),
]

/** What axe finds too faint in one look, once the story stands as its play function left it. */
async function faintIn({ theme, scheme }: Look): Promise<readonly string[]> {
  document.documentElement.dataset['theme'] = theme
  showScheme(scheme)
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] },
    { runOnly: ['color-contrast'], resultTypes: ['violations'], elementRef: false },
  )
  return violations.flatMap(({ nodes }) => nodes.map((node) => told(node)))
}

/**
 * After a tested story's play function and axe, in the run's own theme: contrast in every other theme, and in dark ones on a dark page too, without loading or playing
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
  if (
    !contrast.everyLook ||
    tested === undefined ||
    test !== 'error' ||
    disable === true ||
    isOff === true ||
    parameters['themes'] === 'own'
  )
    return
  const sheet = document.createElement('style')
  sheet.textContent = still
  document.head.append(sheet)
  const faint: string[] = []
  try {
    for (const look of looks) {
      if (look.theme === tested && look.scheme === 'light') continue
      const found = await faintIn(look)
      if (found.length > 0) faint.push(`in the theme ${look.theme}, ${look.scheme}, too little contrast:\n${found.join('\n')}`)
    }
  } finally {
    root.dataset['theme'] = tested
    showScheme('system')
    sheet.remove()
  }
  if (faint.length > 0) throw new Error(faint.join('\n'))
}

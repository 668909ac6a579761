import type { Preview } from '@storybook/react-vite'
import { themeNames } from '../themes.ts'

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>

/** The outermost elements that reach past the window's end, to be told by. */
function beyond(width: number): string {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5,
  )
  return elements
    .slice(0, 4)
    .map((element) => `  ${element.outerHTML.slice(0, 120)}`)
    .join('\n')
}

/** After a tested story whose own window is the narrow one: under no theme does the page scroll sideways. Nothing happens in Storybook itself. */
export const withinNarrowWindow: AfterEach = async ({ globals, parameters }) => {
  const root = document.documentElement
  const tested = root.dataset['testedTheme']
  const { value } = (globals['viewport'] ?? {}) as { readonly value?: string }
  if (tested === undefined || value !== 'narrow' || parameters['themes'] === 'own') return
  const wide: string[] = []
  // As Storybook shows it: with room around, unless the story fills the window.
  const { padding } = document.body.style
  if (parameters['layout'] !== 'fullscreen') document.body.style.padding = '1rem'
  try {
    for (const theme of themeNames) {
      root.dataset['theme'] = theme
      await document.fonts.ready
      const { scrollWidth, clientWidth } = root
      if (scrollWidth > clientWidth)
        wide.push(`in the theme ${theme}, ${scrollWidth - clientWidth} px wider than the window:\n${beyond(clientWidth)}`)
    }
  } finally {
    root.dataset['theme'] = tested
    document.body.style.padding = padding
  }
  if (wide.length > 0) throw new Error(wide.join('\n'))
}

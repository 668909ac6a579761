import type { Preview } from '@storybook/react-vite'
import { themeNames } from '../themes.ts'
import { narrowing } from './narrowing.ts'

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>

/** A window of 1280 px at 400 % zoom (WCAG 1.4.10), in CSS px. */
const narrow = { width: 320, height: 640 }

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

/** What is cut off on purpose, as the pictures of a carousel are, is nothing that a reader has to scroll to. */
const isCut = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)

/** What lies over the page scrolls by itself, and the page knows nothing of it. */
const layers = () =>
  [...document.querySelectorAll('[role="dialog"], dialog[open]')]
    .flatMap((layer) => [layer, ...layer.children])
    .filter((element) => !isCut(element))

/** How many px the page or a layer reaches past the window or its own end. */
const excess = (root: Element): number =>
  Math.max(...[root, ...layers()].map(({ scrollWidth, clientWidth }) => (clientWidth === 0 ? 0 : scrollWidth - clientWidth)))

/** After every tested story: in a narrow window under no theme does the page scroll sideways. Nothing happens in Storybook itself. */
export const withinNarrowWindow: AfterEach = async ({ parameters }) => {
  const root = document.documentElement
  const tested = root.dataset['testedTheme']
  if (tested === undefined || narrowing.resize === null || parameters['themes'] === 'own') return
  const before = { width: window.innerWidth, height: window.innerHeight }
  const wide: string[] = []
  // As Storybook shows it: with room around, unless the story fills the window.
  const { padding } = document.body.style
  await narrowing.resize(narrow.width, narrow.height)
  if (parameters['layout'] !== 'fullscreen') document.body.style.padding = '1rem'
  try {
    for (const theme of themeNames) {
      root.dataset['theme'] = theme
      await document.fonts.ready
      const past = excess(root)
      if (past > 0) wide.push(`in the theme ${theme}, ${past} px wider than a window of ${narrow.width} px:\n${beyond(root.clientWidth)}`)
    }
  } finally {
    root.dataset['theme'] = tested
    document.body.style.padding = padding
    await narrowing.resize(before.width, before.height)
  }
  if (wide.length > 0) throw new Error(wide.join('\n'))
}

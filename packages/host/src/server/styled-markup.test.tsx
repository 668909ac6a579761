import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, styled } from 'styled-components'
import { expect, it } from 'vitest'
import { sourceHash } from './security.ts'
import { styledMarkup } from './styled-markup.tsx'

const Title = styled.h1<{ $tone: string }>`
  color: ${({ $tone }) => $tone};
  &:hover {
    opacity: 0.5;
  }
`
const Text = styled.p`
  margin: 0;
`

const collected = (element: React.ReactNode) => {
  const sheet = new ServerStyleSheet()
  return { markup: renderToString(sheet.collectStyles(element)), tags: sheet.getStyleTags() }
}

it('gives a page with the styles that a sheet of its own collects, first and ever after', () => {
  const page = <Title $tone="red">Dame</Title>
  const { markup, tags } = collected(page)
  const first = styledMarkup(page)
  expect(first.markup).toBe(markup)
  expect(tags).toContain(`>${first.styles.css.toString()}</style>`)
  expect(first.styles.hash).toBe(sourceHash(first.styles.css.toString()))
  expect(styledMarkup(page).styles).toBe(first.styles)
})

it('gives each page its own styles and no others', () => {
  const css = (element: React.ReactNode) => styledMarkup(element).styles.css.toString()
  expect(css(<Text>Klær</Text>)).toMatch(/^\.[\w-]+\{margin:0;\}/u)
  expect(css(<Title $tone="blue">Klær</Title>)).toContain('color:blue')
  expect(css(<Title $tone="blue">Klær</Title>)).not.toMatch(/margin|red/u)
})

it('writes the styles once for pages of the same classes, whatever their order and their words', () => {
  const [first, second] = [
    <main key="1">
      <Text>Klær</Text>
      <Title $tone="green">Dame</Title>
    </main>,
    <main key="2">
      <Title $tone="green">Herre</Title>
      <Text>Sko</Text>
      <Text>Telt</Text>
    </main>,
  ].map((page) => styledMarkup(page))
  expect(second?.styles).toBe(first?.styles)
  expect(second?.markup).not.toBe(first?.markup)
})

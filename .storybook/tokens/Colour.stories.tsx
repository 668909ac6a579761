import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrastOf, hexOfValue } from '@vidda/brand/color'
import { contrastPairs } from '@vidda/brand/pairs'
import {
  colorCss,
  colorOf,
  darkVariables,
  hasDark,
  themeVariables,
  tokenNames,
  tokenOf,
  variableName,
  type Scheme,
  type Theme,
  type TokenName,
} from '@vidda/tokens'
import type { CSSProperties } from 'react'
import { Page, Section } from './Stage.tsx'
import { colorUses } from './uses.data.ts'

type ColorName = TokenName<'color'>

const grounds = [...new Set(contrastPairs.map(({ ground }) => ground))]
const alone = tokenNames.color.filter((name) => !contrastPairs.some(({ front, ground }) => front === name || ground === name))
const cssOf = (name: ColorName): string => `var(${variableName('color', name)})`

const schemeStyle = (theme: Theme, scheme: Scheme): CSSProperties => (scheme === 'dark' ? darkVariables(theme) : themeVariables(theme))

type ColorProps = { readonly theme: Theme; readonly scheme: Scheme; readonly name: ColorName }

function Name({ theme, scheme, name }: ColorProps) {
  const value = colorOf(theme, name, scheme)
  const called = tokenOf(theme, 'color', name)?.$description
  return (
    <div className="tokens-name">
      <strong>{name}</strong>
      {called === undefined ? null : <em>{called}</em>}
      <span>{colorUses[name]}</span>
      <code>
        {hexOfValue(value)}
        <br />
        {colorCss(value)}
      </code>
    </div>
  )
}

type FrontProps = ColorProps & { readonly ground: ColorName; readonly least: number }

/** Text is shown as text, a mark as a mark. */
function Front({ theme, scheme, name, ground, least }: FrontProps) {
  const ratio = contrastOf(colorOf(theme, name, scheme), colorOf(theme, ground, scheme))
  return (
    <li>
      {least === 3 ? (
        <span className="tokens-mark" style={{ background: cssOf(name) }} />
      ) : (
        <span className="tokens-aa" style={{ color: cssOf(name) }}>
          Aa
        </span>
      )}
      <span>{name}</span>
      <span className="tokens-ratio">
        {ratio.toFixed(1)}:1 <small>of {least}</small>
      </span>
    </li>
  )
}

function Ground({ theme, scheme, name }: ColorProps) {
  const pairs = contrastPairs.filter(({ ground }) => ground === name)
  const text = pairs.find(({ least }) => least === 4.5)?.front ?? 'text'
  return (
    <li className="tokens-ground" style={{ background: cssOf(name), color: cssOf(text) }}>
      <Name theme={theme} scheme={scheme} name={name} />
      <ul className="tokens-fronts">
        {pairs.map(({ front, least }) => (
          <Front key={front} theme={theme} scheme={scheme} name={front} ground={name} least={least} />
        ))}
      </ul>
    </li>
  )
}

function Colors({ theme, scheme }: { readonly theme: Theme; readonly scheme: Scheme }) {
  return (
    <div className="tokens-scheme" style={schemeStyle(theme, scheme)}>
      <Section
        title={scheme === 'dark' ? 'On dark pages' : 'Grounds and what stands on them'}
        note="Every pair that components may use, with its contrast and the least that the check lets through: 4.5 for text, 3 for marks and controls."
      >
        <ul className="tokens-grounds">
          {grounds.map((name) => (
            <Ground key={name} theme={theme} scheme={scheme} name={name} />
          ))}
        </ul>
      </Section>
      <Section title="Lines and veils" note="They carry no meaning, so that no contrast is promised.">
        <ul className="tokens-swatches">
          {alone.map((name) => (
            <li key={name}>
              <span className="tokens-swatch" style={{ background: cssOf(name) }} />
              <Name theme={theme} scheme={scheme} name={name} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

const meta: Meta = {
  parameters: { layout: 'fullscreen', themes: 'own', docs: { disable: true } },
  tags: ['!autodocs'],
}

export default meta

export const Colour: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page chosen={globals['theme']} title="Colour" lead="Named by use and in pairs: a ground, and the text on it.">
      {(theme) => (
        <>
          <Colors theme={theme} scheme="light" />
          {hasDark(theme) ? <Colors theme={theme} scheme="dark" /> : null}
        </>
      )}
    </Page>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpoints, tokenNames, variableName, type Theme } from '@vidda/tokens'
import { useState } from 'react'
import { Page, Section } from './Stage.tsx'
import { valueOf } from './values.ts'

const durations = tokenNames.motion.filter((name) => name !== 'ease')
const uses = {
  fast: 'Colours and edges under the pointer',
  normal: 'What opens and closes in place',
  slow: 'Drawers, dialogs and pictures',
} as const

/** The curve in a square of 100, time to the right and way upwards. */
function curveOf(theme: Theme): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = valueOf(theme, 'motion', 'ease') as readonly number[]
  return `M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`
}

function Durations({ theme }: { readonly theme: Theme }) {
  const [there, setThere] = useState(false)
  return (
    <Section title="Durations and the curve" note="All are none for readers who ask for less movement.">
      <div className="tokens-motion">
        <ul data-there={there || undefined}>
          {durations.map((name) => (
            <li key={name}>
              <p className="tokens-meta">
                <strong>{name}</strong> {(valueOf(theme, 'motion', name) as { value: number }).value} ms
                <br />
                {uses[name]}
              </p>
              <span className="tokens-track">
                <span style={{ transitionDuration: `var(${variableName('motion', name)})` }} />
              </span>
            </li>
          ))}
        </ul>
        <svg viewBox="-4 -24 108 132" role="img" aria-label="The curve of movement">
          <path className="tokens-axes" d="M0 0V100H100" />
          <path className="tokens-curve" d={curveOf(theme)} />
        </svg>
      </div>
      <button type="button" className="tokens-play" onClick={() => setThere(!there)}>
        Move
      </button>
    </Section>
  )
}

const meta: Meta = {
  parameters: { layout: 'fullscreen', themes: 'own', docs: { disable: true } },
  tags: ['!autodocs'],
}

export default meta

export const Motion: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page chosen={globals['theme']} title="Motion" lead="Three durations and one curve.">
      {(theme) => <Durations theme={theme} />}
    </Page>
  ),
}

const widest = 1440
const steps = [['phone', 0], ...Object.entries(breakpoints)] as const
const layouts: Readonly<Record<string, string>> = {
  phone: 'One column, goods in two, menus in a drawer',
  tablet: 'Goods in three columns, forms side by side',
  desktop: 'The menu stands in the header, filters open beside the list',
  wide: 'The layout stops growing before the page does',
}

export const Breakpoints: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page chosen={globals['theme']} title="Breakpoints" lead="The same for every theme: below 1020 px the layout is the mobile one.">
      {() => (
        <ul className="tokens-breakpoints">
          {steps.map(([name, from], index) => {
            const to = steps[index + 1]?.[1] ?? widest
            return (
              <li key={name} style={{ inlineSize: `${(to / widest) * 100}%` }}>
                <strong>{name}</strong>
                <span>{index === steps.length - 1 ? `from ${from} px` : `${from} to ${to - 1} px`}</span>
                <span>{layouts[name]}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Page>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokenNames, variableName, type Theme } from '@vidda/tokens'
import { Page, Section } from './Stage.tsx'
import { typeUses } from './uses.data.ts'
import { spanText, valueOf } from './values.ts'

const large = new Set(['display', 'headline', 'heading', 'title'])
const sample = 'Klær for all slags vær'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ abcdefghijklmnopqrstuvwxyzæøå 0123456789 ½ % − “»'

const familyOf = (theme: Theme, name: 'text' | 'heading') => ([] as string[]).concat(valueOf(theme, 'font', name) as string | string[])[0]

function Families({ theme }: { readonly theme: Theme }) {
  return (
    <Section
      title="Families"
      note="Self-hosted, cut down to the letters of Norwegian and its neighbours; fallbacks have the same measures."
    >
      <ul className="tokens-families" lang="nb">
        {tokenNames.font.map((name) => (
          <li key={name} style={{ fontFamily: `var(${variableName('font', name)})` }}>
            <p className="tokens-meta">
              {name}: {familyOf(theme, name)}
            </p>
            <p className="tokens-big">Æøå</p>
            <p>{letters}</p>
            <p className="tokens-weights">
              {tokenNames.weight
                .filter((weight) => (weight === 'heading') === (name === 'heading'))
                .map((weight) => (
                  <span key={weight} style={{ fontWeight: `var(${variableName('weight', weight)})` }}>
                    {weight} {String(valueOf(theme, 'weight', weight))}
                  </span>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Sizes({ theme }: { readonly theme: Theme }) {
  return (
    <Section title="Sizes" note="Fluid between 390 and 1440 px of width, in rem, so that the reader's own text size scales them.">
      <ul className="tokens-type">
        {tokenNames.type.toReversed().map((name) => (
          <li key={name}>
            <p className="tokens-meta">
              <strong>{name}</strong> {spanText(theme, 'type', name)}
              <br />
              {typeUses[name]}
            </p>
            <p
              lang="nb"
              className={large.has(name) ? 'tokens-heading' : undefined}
              style={{ fontSize: `var(${variableName('type', name)})` }}
            >
              {sample}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Numbers() {
  const rows = [
    ['Skare Skalljakke Dame', '2 499,00 kr', '412 g'],
    ['Rim Ullgenser Barn', '799,00 kr', '188 g'],
    ['Lauvås Sekk', '1 111,00 kr', '1 140 g'],
  ]
  return (
    <Section title="Numbers" note="Prices and measures as the theme sets them, in rows as close as its density.">
      <table className="tokens-numbers" lang="nb">
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value) => (
                <td key={value}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const meta: Meta = {
  parameters: { layout: 'fullscreen', themes: 'own', docs: { disable: true } },
  tags: ['!autodocs'],
}

export default meta

export const Type: StoryObj = {
  render: (_arguments, { globals }) => (
    <Page chosen={globals['theme']} title="Type" lead="Eight sizes, two families, four weights.">
      {(theme) => (
        <>
          <Sizes theme={theme} />
          <Families theme={theme} />
          <Numbers />
        </>
      )}
    </Page>
  ),
}

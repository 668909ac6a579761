import { hasDark, type Scheme } from '@vidda/tokens'
import { hexOfValue } from '@vidda/brand/color'
import { Notice } from '@vidda/ui/notice'
import { ColorField } from '../fields/ColorField.tsx'
import { useStudio } from '../state/studio-context.ts'
import { colorGroups, colorSeeds } from './color-groups.data.ts'
import { hexesOf, wordsOf, type ColorName, type Hexes } from './contrast.ts'
import { ContrastVerdict, PairList } from './PairList.tsx'
import { Panel } from './Panel.tsx'
import { givenToken, seedColor } from './theme-places.ts'

export type ColorsPanelProps = { readonly scheme: Scheme }

/** The colours of the theme with the contrast of every pair; in a theme with seeds those first, and of each other colour whether it is derived. */
export function ColorsPanel({ scheme }: ColorsPanelProps) {
  const { state } = useStudio()
  const { whole, locked } = state.theme
  const hexes = hexesOf(whole, scheme)
  const seeded = state.files.theme?.['seed'] !== undefined
  return (
    <>
      <ContrastVerdict hexes={hexes} />
      {locked !== null && <Notice tone="warning">{locked}</Notice>}
      {hasDark(whole) && scheme === 'dark' && (
        <Notice>These are the colours of dark pages. Light ones: switch the preview to light.</Notice>
      )}
      {seeded && <Seeds hexes={hexes} scheme={scheme} disabled={locked !== null} />}
      {colorGroups.map(({ title, names }) => (
        <Panel key={title} title={title}>
          {names.map((name) => (
            <ThemeColor key={name} name={name} hexes={hexes} scheme={scheme} seeded={seeded} disabled={locked !== null} />
          ))}
        </Panel>
      ))}
      <PairList hexes={hexes} />
    </>
  )
}

type Common = { readonly hexes: Hexes; readonly scheme: Scheme; readonly disabled: boolean }

function Seeds({ hexes, scheme, disabled }: Common) {
  const { state } = useStudio()
  return (
    <Panel title="Seeds" about="What is not set below is derived from these, every pair at its contrast.">
      {colorSeeds.map(({ name, about }) => {
        const given = seedColor(state.files.theme, name, scheme)
        const usual = name === 'neutral' ? hexes.surface : hexes.accent
        const hex = given === undefined ? usual : hexOfValue(given)
        return (
          <ColorField
            key={name}
            group="seed"
            name={name}
            scheme={scheme}
            label={wordsOf(name)}
            about={given === undefined ? `${about} (not set)` : about}
            hex={hex}
            disabled={disabled}
          />
        )
      })}
    </Panel>
  )
}

type ThemeColorProps = Common & { readonly name: ColorName; readonly seeded: boolean }

function ThemeColor({ name, hexes, scheme, seeded, disabled }: ThemeColorProps) {
  const { state, edit } = useStudio()
  const given = givenToken(state.files.theme, 'color', name)
  const isDerived = seeded && given === undefined
  const label = wordsOf(name)
  const derive = () => void edit({ edit: { kind: 'remove', file: 'theme', path: ['color', name] }, label: `${label} derived again` })
  return (
    <ColorField
      group="color"
      name={name}
      scheme={scheme}
      label={label}
      about={isDerived ? 'Derived' : given?.$description}
      hex={hexes[name]}
      disabled={disabled}
      pairs={{ name, hexes }}
      {...(seeded && given && { onDerive: derive })}
    />
  )
}

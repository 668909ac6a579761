import { fontFaces, tokenOf, type DesignGroup, type DimensionValue } from '@vidda/tokens'
import { Notice } from '@vidda/ui/notice'
import { SelectField } from '@vidda/ui/select-field'
import { useState } from 'react'
import type { Refusal } from '../../shared/wire.ts'
import { RangeField } from '../fields/RangeField.tsx'
import { Refused } from '../fields/Refused.tsx'
import { useStudio } from '../state/studio-context.ts'
import { Panel } from './Panel.tsx'
import { rangesOf } from './shape-ranges.ts'
import { givenToken, placeOf } from './theme-places.ts'

const generic = ['system-ui', 'sans-serif', 'serif', 'monospace']

/** Fonts, corners and density of the theme. */
export function ShapePanel() {
  const { state } = useStudio()
  const { theme: file } = state.files
  const { whole, locked } = state.theme
  const groups = rangesOf(file)
  return (
    <>
      {locked !== null && <Notice tone="warning">{locked}</Notice>}
      <Panel title="Fonts" about="Those that lie in the theme's folder, and those of the reader's machine. pnpm font brings another in.">
        <FontField token="text" label="Text" disabled={locked !== null} />
        <FontField token="heading" label="Headings" disabled={locked !== null} />
      </Panel>
      {groups.map(({ title, about, ranges }) => (
        <Panel key={title} title={title} about={about}>
          {ranges.map(({ group, name, label, type, unit, usual, ...range }) => {
            const token = group === 'seed' ? givenToken(file, group, name) : tokenOf(whole, group as DesignGroup, name)
            const value = token?.$value as DimensionValue | number | undefined
            const { path, written } = placeOf(file, group, name, type)
            const isLength = type === 'dimension'
            return (
              <RangeField
                key={`${group} ${name}`}
                {...range}
                label={label}
                unit={unit}
                value={typeof value === 'object' ? value.value : (value ?? usual)}
                path={path}
                written={(number) => written(isLength ? { value: number, unit } : number)}
                disabled={locked !== null}
              />
            )
          })}
        </Panel>
      ))}
    </>
  )
}

type FontFieldProps = { readonly token: 'text' | 'heading'; readonly label: string; readonly disabled: boolean }

function FontField({ token, label, disabled }: FontFieldProps) {
  const { state, edit } = useStudio()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { whole } = state.theme
  const { theme: file } = state.files
  const families = ([] as string[]).concat(tokenOf(whole, 'font', token)?.$value as string | string[])
  const known = [...new Set([...fontFaces(whole).map(({ family }) => family), ...generic])]
  const seed = token === 'text' ? 'font' : 'headingFont'
  const isSeeded = file?.['seed'] !== undefined && !givenToken(file, 'font', token)
  const { path, written } = isSeeded ? placeOf(file, 'seed', seed, 'fontFamily') : placeOf(file, 'font', token, 'fontFamily')
  const change = async (family: string) => {
    const value = written(generic.includes(family) ? [family] : [family, 'sans-serif'])
    setRefusal(await edit({ edit: { kind: 'set', file: 'theme', path, value }, label: `Font of ${label.toLowerCase()}` }))
  }
  return (
    <>
      <SelectField
        label={label}
        value={families[0] ?? ''}
        disabled={disabled}
        options={known.map((family) => ({ value: family, label: family }))}
        onValueChange={(family) => void change(family)}
      />
      {refusal && <Refused refusal={refusal} />}
    </>
  )
}

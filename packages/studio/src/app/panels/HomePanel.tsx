import type { SectionFile } from '@vidda/brand'
import { Button } from '@vidda/ui/button'
import { EmptyState } from '@vidda/ui/empty-state'
import { SelectField } from '@vidda/ui/select-field'
import { useState } from 'react'
import type { Edit, ListedSection, Refusal } from '../../shared/wire.ts'
import { LiveTextField } from '../fields/LiveTextField.tsx'
import { Refused } from '../fields/Refused.tsx'
import { useStudio } from '../state/studio-context.ts'
import { EntryRow } from './EntryRow.tsx'
import { fieldsOf, firstSections, sectionKinds, withValue } from './home-sections.data.ts'
import { Panel } from './Panel.tsx'
import { EntryList, Said } from './Panels.styles.ts'
import { Toggle } from './Toggle.tsx'
import { useMoves } from './use-moves.ts'

type Values = Readonly<Record<string, unknown>>

const editOf = (sections: readonly ListedSection[]): Edit => ({ kind: 'sections', sections })
const nameOf = ({ section }: ListedSection): string => sectionKinds[section.type].name

/** What tells a section from others of its type. */
function hintOf(section: SectionFile): string {
  const { title, of, category, search, campaign } = section as Values
  return [title, of, category, search, typeof campaign === 'number' && `campaign ${campaign}`]
    .filter((part) => typeof part === 'string')
    .slice(0, 2)
    .join(' · ')
}

/** The sections of the home page, in their order. */
export function HomePanel() {
  const { state, edit } = useStudio()
  if (state.sections) return <Sections sections={state.sections} />
  const begin = () => void edit({ edit: editOf(firstSections.map((section) => ({ section, on: true }))), label: 'A home page of its own' })
  return (
    <EmptyState title="The chain composes this home page" action={<Button onClick={begin}>Compose it here</Button>}>
      Its banners and goods come from the chain's data, as ever. Compose it here to choose what stands on it, in which order. That makes the
      brand a file home.json.
    </EmptyState>
  )
}

function Sections({ sections }: { readonly sections: readonly ListedSection[] }) {
  const { edit } = useStudio()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const write = async (next: readonly ListedSection[], label: string) => {
    const refused = await edit({ edit: editOf(next), label })
    setRefusal(refused)
    return refused === null
  }
  const moves = useMoves(sections, write, nameOf)
  const withEntry = (at: number, entry: ListedSection) => sections.map((one, index) => (index === at ? entry : one))
  return (
    <Panel
      title="Home page"
      about="What is off is not in home.json; the studio remembers it until it is stopped after saving. Alt and an arrow move the section that has the focus."
    >
      {refusal && <Refused refusal={refusal} />}
      <EntryList>
        {sections.map((entry, index) => (
          <EntryRow
            key={index}
            name={nameOf(entry)}
            index={index}
            count={sections.length}
            off={!entry.on}
            focused={moves.focusedAt(index)}
            onMove={(to) => void moves.move(index, to)}
            onRemove={() => void moves.remove(index)}
            hint={hintOf(entry.section)}
            aside={
              <Toggle
                label={`${nameOf(entry)} is on`}
                checked={entry.on}
                onCheckedChange={(on) => void write(withEntry(index, { ...entry, on }), `${nameOf(entry)} ${on ? 'on' : 'off'}`)}
              />
            }
          >
            {entry.on && hasFields(entry.section) && (
              <SectionFields
                section={entry.section}
                editTo={(section) => editOf(withEntry(index, { ...entry, section }))}
                onChoose={(section, step) => void write(withEntry(index, { ...entry, section }), step)}
              />
            )}
          </EntryRow>
        ))}
      </EntryList>
      <Said role="status">{moves.said}</Said>
      <SelectField
        label="Add a section"
        value=""
        placeholder="Choose …"
        options={Object.entries(sectionKinds).flatMap(([type, { name, fresh }]) => (fresh ? [{ value: type, label: name }] : []))}
        onValueChange={(type) => {
          const section = sectionKinds[type as SectionFile['type']].fresh
          if (!section) return
          const entry = { section, on: true }
          // The page's heading stands in a hero: it is first or not at all.
          void write(type === 'hero' ? [entry, ...sections] : [...sections, entry], `Added ${nameOf(entry)}`)
        }}
      />
    </Panel>
  )
}

const hasFields = (section: SectionFile): boolean => fieldsOf(section).length > 0

type SectionFieldsProps = {
  readonly section: SectionFile
  readonly editTo: (section: SectionFile) => Edit
  /** Called for choices. Text fields save and show errors by themselves. */
  readonly onChoose: (section: SectionFile, step: string) => void
}

function SectionFields({ section, editTo, onChoose }: SectionFieldsProps) {
  const { name } = sectionKinds[section.type]
  const values = section as Values
  return (
    <div data-part="fields">
      {fieldsOf(section).map((one) => {
        const value = values[one.key]
        const step = `${one.label} of ${name.toLowerCase()}`
        if (one.kind === 'choice')
          return (
            <SelectField
              key={one.key}
              label={one.label}
              value={typeof value === 'string' ? value : ''}
              {...(one.none !== undefined && { placeholder: one.none })}
              options={one.options.map((option) => ({ value: option, label: option }))}
              onValueChange={(next) => onChoose(withValue(section, one.key, next || undefined), step)}
            />
          )
        const written = (text: string) => (text.trim() === '' ? undefined : one.kind === 'number' ? Number(text) : text)
        return (
          <LiveTextField
            key={one.key}
            label={one.label}
            long={one.kind === 'long'}
            value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
            step={step}
            editOf={(text) => editTo(withValue(section, one.key, written(text)))}
          />
        )
      })}
    </div>
  )
}

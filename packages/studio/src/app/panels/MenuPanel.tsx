import { Button } from '@vidda/ui/button'
import { Form } from '@vidda/ui/form'
import { Icon } from '@vidda/ui/icon'
import { Switch } from '@vidda/ui/switch'
import { TextField } from '@vidda/ui/text-field'
import { useState } from 'react'
import type { Edit, MenuLine, Path, Refusal } from '../../shared/wire.ts'
import { LiveTextField } from '../fields/LiveTextField.tsx'
import { Refused } from '../fields/Refused.tsx'
import { useStudio } from '../state/studio-context.ts'
import { EntryRow } from './EntryRow.tsx'
import { Panel } from './Panel.tsx'
import { Said, EntryList } from './Panels.styles.ts'
import { useMoves } from './use-moves.ts'

const settings = (path: Path, value: unknown): Edit =>
  value === undefined ? { kind: 'remove', file: 'brand', path } : { kind: 'set', file: 'brand', path, value }

/** Header, footer, menu entries, countdowns and comparison. */
export function MenuPanel() {
  const { state, edit } = useStudio()
  const { header, footer, menu, countdown = true, compare = false } = state.files.brand
  const isSingle = header?.singleLine ?? false
  const isFooterSingle = footer?.singleLine ?? isSingle
  // What is usual is not written.
  const setHeader = (on: boolean) => void edit({ edit: settings(['header', 'singleLine'], on || undefined), label: 'Header' })
  const setFooter = (on: boolean) =>
    void edit({ edit: settings(['footer', 'singleLine'], on === isSingle ? undefined : on), label: 'Footer' })
  const setCountdown = (on: boolean) => void edit({ edit: settings(['countdown'], on ? undefined : false), label: 'Countdown' })
  const setCompare = (on: boolean) => void edit({ edit: settings(['compare'], on || undefined), label: 'Comparison' })
  return (
    <>
      <Panel title="Header and footer">
        <Switch
          label="Header of one line"
          help="Without search; for brands with little to look through."
          checked={isSingle}
          onCheckedChange={setHeader}
        />
        <Switch label="Footer of one line" help="As the header where it is not set." checked={isFooterSingle} onCheckedChange={setFooter} />
      </Panel>
      <MenuList name="categories" title="Menu" about="Categories beside the genders." lines={menu?.categories ?? []} />
      <MenuList name="extra" title="After the categories" about="Pages and other entries." lines={menu?.extra ?? []} />
      <Panel title="Goods">
        <Switch
          label="Articles can be compared"
          help="Up to four side by side, chosen on cards and articles; for goods with technical facts."
          checked={compare}
          onCheckedChange={setCompare}
        />
        <Switch
          label="Campaigns count down"
          help="The time left in days to seconds, beside the last day in words."
          checked={countdown}
          onCheckedChange={setCountdown}
        />
      </Panel>
    </>
  )
}

type MenuListProps = {
  readonly name: 'categories' | 'extra'
  readonly title: string
  readonly about: string
  readonly lines: readonly MenuLine[]
}

function MenuList({ name, title, about, lines }: MenuListProps) {
  const { edit } = useStudio()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const path = ['menu', name]
  const write = async (next: readonly MenuLine[], label: string) => {
    // A list that is empty says something else than one that is left out: the chain's own categories.
    const refused = await edit({ edit: settings(path, next.length === 0 && name === 'extra' ? undefined : next), label })
    setRefusal(refused)
    return refused === null
  }
  const moves = useMoves(lines, write, ({ text }) => text)
  return (
    <Panel title={title} about={about}>
      <EntryList>
        {lines.map((line, index) => (
          <EntryRow
            key={index}
            name={line.text}
            index={index}
            count={lines.length}
            focused={moves.focusedAt(index)}
            onMove={(to) => void moves.move(index, to)}
            onRemove={() => void moves.remove(index)}
            hint={line.to}
          >
            <div data-part="pair">
              {(['text', 'to'] as const).map((key) => (
                <LiveTextField
                  key={key}
                  label={key === 'text' ? 'Text' : 'Leads to'}
                  value={line[key]}
                  step={`Menu ${line.text}`}
                  editOf={(value) => settings([...path, index, key], value)}
                />
              ))}
            </div>
          </EntryRow>
        ))}
      </EntryList>
      <Said role="status">{moves.said}</Said>
      {refusal && <Refused refusal={refusal} />}
      <NewLine label={`Add to ${title.toLowerCase()}`} onAdd={(line) => write([...lines, line], `Added ${line.text}`)} />
    </Panel>
  )
}

type NewLineProps = { readonly label: string; readonly onAdd: (line: MenuLine) => Promise<boolean> }

function NewLine({ label, onAdd }: NewLineProps) {
  const [text, setText] = useState('')
  const [to, setTo] = useState('/')
  const add = async () => {
    if (!(await onAdd({ text: text.trim(), to: to.trim() }))) return
    setText('')
    setTo('/')
  }
  return (
    <Form aria-label={label} onSubmit={() => void add()}>
      <div data-part="pair">
        <TextField label="Text" value={text} required onValueChange={setText} autoComplete="off" />
        <TextField label="Leads to" value={to} required onValueChange={setTo} autoComplete="off" />
      </div>
      <Button type="submit" size="small" variant="quiet" icon={<Icon name="plus" />}>
        {label}
      </Button>
    </Form>
  )
}

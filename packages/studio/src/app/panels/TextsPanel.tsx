import { bokmaal } from '@vidda/texts'
import { Badge } from '@vidda/ui/badge'
import { Button } from '@vidda/ui/button'
import { EmptyState } from '@vidda/ui/empty-state'
import { Switch } from '@vidda/ui/switch'
import { TextField } from '@vidda/ui/text-field'
import { useDeferredValue, useState } from 'react'
import { LiveTextField } from '../fields/LiveTextField.tsx'
import { useStudio } from '../state/studio-context.ts'
import { Panel } from './Panel.tsx'
import { EntryList, Said, TextRow } from './Panels.styles.ts'
import { foundTexts, mostFound } from './found-texts.ts'

/** Every text of the shop, to be worded anew for this brand. */
export function TextsPanel() {
  const { state, edit } = useStudio()
  const [query, setQuery] = useState('')
  const [onlyOwn, setOnlyOwn] = useState(true)
  const wanted = useDeferredValue(query)
  const { texts } = state.files
  const found = foundTexts(bokmaal, texts, { query: wanted, onlyOwn: onlyOwn && wanted.trim() === '' })
  const shown = found.slice(0, mostFound)
  return (
    <Panel title="Texts" about="What shoppers read, in bokmål. A text that you word anew holds for this brand alone.">
      <TextField label="Search in texts and their names" value={query} onValueChange={setQuery} autoComplete="off" type="search" />
      <Switch label="Only those of the brand" help="A search looks through all of them." checked={onlyOwn} onCheckedChange={setOnlyOwn} />
      <Said role="status" data-seen>
        {found.length === 1 ? '1 text' : `${found.length} texts`}
        {found.length > mostFound && `, of which the first ${mostFound} are shown`}
      </Said>
      {shown.length === 0 && <EmptyState title="No text found">Try another word, or part of one.</EmptyState>}
      <EntryList>
        {shown.map(({ namespace, key, usual, own }) => (
          <TextRow key={`${namespace}.${key}`}>
            <LiveTextField
              label={`${namespace}.${key}`}
              long={usual.length > 60}
              value={own ?? usual}
              editOf={(text) =>
                text === usual
                  ? { kind: 'remove', file: 'texts', path: [namespace, key] }
                  : { kind: 'set', file: 'texts', path: [namespace, key], value: text }
              }
            />
            {own !== undefined && (
              <div data-part="foot">
                <Badge tone="accent">The brand's own</Badge>
                <Button
                  size="small"
                  variant="plain"
                  title={usual}
                  onClick={() =>
                    void edit({ edit: { kind: 'remove', file: 'texts', path: [namespace, key] }, label: `Reset ${namespace}.${key}` })
                  }
                >
                  Back to the usual text
                </Button>
              </div>
            )}
          </TextRow>
        ))}
      </EntryList>
    </Panel>
  )
}

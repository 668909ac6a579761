import { Badge } from '@vidda/ui/badge'
import { Button } from '@vidda/ui/button'
import { EmptyState } from '@vidda/ui/empty-state'
import { Modal } from '@vidda/ui/modal'
import { Notice } from '@vidda/ui/notice'
import { Skeleton } from '@vidda/ui/skeleton'
import { useEffect, useState } from 'react'
import type { Diff, FileDiff, Refusal } from '../../shared/wire.ts'
import { Refused } from '../fields/Refused.tsx'
import { fetchDiff, sendSave } from '../state/studio-api.ts'
import { useStudio } from '../state/studio-context.ts'
import { DiffRoot, LinesRoot, ReviewRoot } from './Review.styles.ts'

export type ReviewProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The files were written, so many. */
  readonly onSaved: (count: number) => void
}

/** What would change in which file, line by line; only what is shown here is saved. */
export function Review({ open, onOpenChange, onSaved }: ReviewProps) {
  const { state, takeIn, discard, refresh } = useStudio()
  const [diff, setDiff] = useState<Diff | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [saving, setSaving] = useState(false)
  const [again, setAgain] = useState(0)
  useEffect(() => {
    if (!open) return
    let isShown = true
    setDiff(null)
    setRefusal(null)
    const ask = async () => {
      const next = await fetchDiff()
      if (isShown) setDiff(next)
    }
    void ask()
    return () => {
      isShown = false
    }
  }, [open, state.revision, again])

  const { files = [], elsewhere = [] } = diff ?? {}
  const isBlocked = files.some(({ conflict }) => conflict)
  async function save(): Promise<void> {
    if (!diff) return
    setSaving(true)
    const isSaved = await sendSave(diff.token).finally(() => setSaving(false))
    refresh()
    if (!isSaved) return setAgain((count) => count + 1)
    onSaved(diff.files.length)
    onOpenChange(false)
  }
  const footer = (
    <ReviewRoot data-part="foot">
      <Button
        variant="plain"
        disabled={files.length === 0}
        onClick={() => {
          discard()
          onOpenChange(false)
        }}
      >
        Discard all
      </Button>
      <Button disabled={files.length === 0 || isBlocked} loading={saving} onClick={() => void save()}>
        Save {files.length === 1 ? '1 file' : `${files.length} files`}
      </Button>
    </ReviewRoot>
  )
  return (
    <Modal open={open} onOpenChange={onOpenChange} title="Review and save" placement="centre" tall footer={footer}>
      <ReviewRoot>
        {!diff && <Skeleton shape="control" />}
        {diff && files.length === 0 && <EmptyState title="Nothing has changed">The draft says what the brand's files say.</EmptyState>}
        {elsewhere.length > 0 && (
          <Notice tone="warning" title={elsewhere.length === 1 ? 'A file has changed on disk' : 'Files have changed on disk'} role="alert">
            <p>
              Somebody has changed {elsewhere.join(', ')} since it was read here. Nothing of yours is lost: take those changes in, look at
              the result, and save then. Where both have changed the same value, yours stays.
            </p>
            <Button size="small" variant="quiet" onClick={() => void takeIn().then(setRefusal)}>
              Take in the changes on disk
            </Button>
          </Notice>
        )}
        {refusal && <Refused refusal={refusal} />}
        {files.map((file) => (
          <FileChanges key={file.path} file={file} />
        ))}
      </ReviewRoot>
    </Modal>
  )
}

const signs = { same: ' ', gone: '−', new: '+' } as const

function FileChanges({ file: { path, conflict, lines } }: { readonly file: FileDiff }) {
  const count = (kind: 'gone' | 'new') => lines.filter((line) => line.kind === kind).length
  return (
    <DiffRoot aria-label={path}>
      <header>
        <code>{path}</code>
        {conflict && <Badge tone="warning">Changed on disk</Badge>}
        <span data-part="counts">
          <span data-kind="new">+{count('new')}</span> <span data-kind="gone">−{count('gone')}</span>
        </span>
      </header>
      <LinesRoot role="region" tabIndex={0} aria-label={`Changes in ${path}`}>
        {lines.map((line, index) =>
          line.kind === 'gap' ? (
            <div key={index} data-kind="gap">
              …
            </div>
          ) : (
            <div key={index} data-kind={line.kind}>
              <span data-part="number">{line.before}</span>
              <span data-part="number">{line.after}</span>
              <span data-part="sign">{signs[line.kind]}</span>
              <span>{line.text}</span>
            </div>
          ),
        )}
      </LinesRoot>
    </DiffRoot>
  )
}

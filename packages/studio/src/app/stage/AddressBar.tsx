import { Button } from '@vidda/ui/button'
import { useId, useState } from 'react'
import { useStudio } from '../state/studio-context.ts'
import { AddressRoot } from './Stage.styles.ts'

export type AddressBarProps = { readonly path: string; readonly onVisit: (path: string) => void }

/** Screens that every shop has. */
const screens = ['/', '/butikker', '/kampanjer', '/kundeservice', '/handlekurv']

/** Leads all frames to a path of the shop; those of the menu are offered. */
export function AddressBar({ path, onVisit }: AddressBarProps) {
  const { state } = useStudio()
  const [typed, setTyped] = useState(path)
  const id = useId()
  const { categories = [], extra = [] } = state.files.brand.menu ?? {}
  const offered = [...new Set([...screens, ...[...categories, ...extra].map(({ to }) => to)])].filter((to) => to.startsWith('/'))
  return (
    <AddressRoot
      aria-label="Screen"
      onSubmit={(event) => {
        event.preventDefault()
        const to = typed.startsWith('/') ? typed : `/${typed}`
        setTyped(to)
        onVisit(to)
      }}
    >
      <input
        aria-label="Path of the screen"
        list={id}
        value={typed}
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={id}>
        {offered.map((to) => (
          <option key={to} value={to}>
            {to}
          </option>
        ))}
      </datalist>
      <Button type="submit" size="small" variant="quiet">
        Go
      </Button>
    </AddressRoot>
  )
}

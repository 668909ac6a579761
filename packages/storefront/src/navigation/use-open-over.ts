import { useState } from 'react'

/** Whether a layer is open over the page at `path`: it is closed on every other one, where Back may lead. */
export function useOpenOver(path: string): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const [openOver, setOpenOver] = useState<string | null>(null)
  if (openOver !== null && openOver !== path) setOpenOver(null)
  return [openOver === path, (open) => setOpenOver(open ? path : null)]
}

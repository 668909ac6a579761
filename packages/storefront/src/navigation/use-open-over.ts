import { useState } from 'react'

/** Whether a layer is open over `page`, a path or the key of an entry of the history: it is closed on every other one, where Back may lead. */
export function useOpenOver(page: string): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const [openOver, setOpenOver] = useState<string | null>(null)
  if (openOver !== null && openOver !== page) setOpenOver(null)
  return [openOver === page, (open) => setOpenOver(open ? page : null)]
}

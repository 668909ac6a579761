import { useEffect, useRef, useState } from 'react'

/** A form that a button opens in its section: the focus goes to the section with it, and back to the button when it closes. */
export function useOpenedForm() {
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? section : opener).current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { isOpen, setOpen, section, opener }
}

import { useEffect, useRef } from 'react'

/** Has something done once what has changed is painted; of several only the last, and none after the screen has gone. */
export function useAfterPaint(): (act: () => void) => void {
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  return (act) => {
    cancel.current?.()
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(act)
    })
    cancel.current = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }
}

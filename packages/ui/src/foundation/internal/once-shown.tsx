import type { Decorator } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'

/**
 * Does something to a part of a story as soon as it stands, once: opens what a press opens where several stories stand side by side, where
 * no play function runs and focus has one place only.
 */
export const onceShown =
  (selector: string, act: (part: HTMLElement) => void): Decorator =>
  (Story) => {
    const root = useRef<HTMLDivElement>(null)
    const isDone = useRef(false)
    useEffect(() => {
      const part = root.current?.querySelector<HTMLElement>(selector)
      if (!part || isDone.current) return
      isDone.current = true
      act(part)
    }, [])
    return (
      <div ref={root} style={{ display: 'contents' }}>
        <Story />
      </div>
    )
  }

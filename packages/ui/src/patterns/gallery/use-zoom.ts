import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { bounded, close, whole, zoomedAt, type Point } from './zoom.ts'

const fromMiddle = (target: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
  const { left, top, width, height } = target.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const apart = ([one, two]: readonly Point[]): number => (one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0)
const between = ([one, two]: readonly Point[]): Point => (one && two ? { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } : { x: 0, y: 0 })

/** How much of the frame an arrow key moves the picture by. */
const keyShare = 1 / 4

/** A movement this wide (px) to a side turns to the next picture. */
const turning = 60

/**
 * Looking closely at a picture: two presses or two fingers come nearer, one finger or the mouse moves it about, and while it is whole a
 * movement to the side calls `onTurn` with −1 or 1.
 */
export function useZoom(onTurn: (step: -1 | 1) => void) {
  const [zoom, setZoom] = useState(whole)
  const pressed = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)

  function step(scale: number, target: Element | null) {
    if (target) setZoom((before) => zoomedAt(before, scale, { x: 0, y: 0 }, target.getBoundingClientRect()))
  }

  /** Looks at what lies in that direction, a share of the frame on: 1 is to the right and down. */
  function look({ x, y }: Point, target: Element | null) {
    if (!target) return
    const frame = target.getBoundingClientRect()
    setZoom((seen) => bounded({ ...seen, x: seen.x - x * keyShare * frame.width, y: seen.y - y * keyShare * frame.height }, frame))
  }

  const handlers = {
    onDoubleClick(event: MouseEvent) {
      const { currentTarget: target } = event
      setZoom((before) => (before.scale > 1 ? whole : zoomedAt(before, close, fromMiddle(target, event), target.getBoundingClientRect())))
    },
    onPointerDown(event: PointerEvent) {
      const point = fromMiddle(event.currentTarget, event)
      pressed.current.set(event.pointerId, point)
      start.current = pressed.current.size === 1 ? point : null
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const { currentTarget: target, pointerId } = event
      const last = pressed.current.get(pointerId)
      if (!last) return
      const before = [...pressed.current.values()]
      const point = fromMiddle(target, event)
      pressed.current.set(pointerId, point)
      const now = [...pressed.current.values()]
      const frame = target.getBoundingClientRect()
      setZoom((seen) => {
        if (now.length > 1) return zoomedAt(seen, seen.scale * (apart(now) / (apart(before) || 1)), between(now), frame)
        return bounded({ ...seen, x: seen.x + point.x - last.x, y: seen.y + point.y - last.y }, frame)
      })
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      pressed.current.delete(event.pointerId)
      start.current = null
      if (!from || zoom.scale > 1) return
      const { x, y } = fromMiddle(event.currentTarget, event)
      if (Math.abs(x - from.x) > Math.max(turning, 2 * Math.abs(y - from.y))) onTurn(x < from.x ? 1 : -1)
    },
    onPointerCancel(event: PointerEvent) {
      pressed.current.delete(event.pointerId)
      start.current = null
    },
  }
  return { zoom, reset: () => setZoom(whole), step, look, handlers }
}

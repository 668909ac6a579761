/** How a picture lies in its frame: `scale` 1 fills it; `x` and `y` (px) move its middle. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number }
export type Point = { readonly x: number; readonly y: number }
export type Frame = { readonly width: number; readonly height: number }

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
const closest = 4
/** Where a double press and the first step lead to. */
export const close = 2.5

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** No nearer than `closest`, no farther than whole, and never so far aside that the frame shows what is beyond the picture. */
export function bounded({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const near = Math.min(closest, Math.max(1, scale))
  return { scale: near, x: clamp(x, (width * (near - 1)) / 2), y: clamp(y, (height * (near - 1)) / 2) }
}

/** To `scale`, with what is at `point` (px from the frame's middle) staying there. */
export function zoomedAt({ scale: before, x, y }: Zoom, scale: number, point: Point, frame: Frame): Zoom {
  const near = Math.min(closest, Math.max(1, scale))
  const turn = near / before
  return bounded({ scale: near, x: point.x - (point.x - x) * turn, y: point.y - (point.y - y) * turn }, frame)
}

export type Company<Frame> = {
  /** A frame says where it is now; answers where all of them are to be. */
  readonly hear: (frame: Frame, path: string) => string
  /** All frames are opened anew, there. */
  readonly open: (path: string) => void
}

/**
 * Keeps frames on the same screen: where one is taken by whoever looks at it, the others are led. A frame that arrives where it was led leads
 * no other; one that arrives late, when all have moved on, is led on. `frames` are those that are there now.
 */
export function frameCompany<Frame extends object>(
  frames: () => readonly Frame[],
  lead: (frame: Frame, path: string) => void,
): Company<Frame> {
  const places = new WeakMap<Frame, string>()
  /** Where a frame is on its way to. */
  const ways = new WeakMap<Frame, string>()
  let current = '/'
  const leadTo = (frame: Frame, path: string) => {
    if (places.get(frame) === path && !ways.has(frame)) return
    ways.set(frame, path)
    lead(frame, path)
  }
  return {
    open(path) {
      current = path
    },
    hear(frame, path) {
      const isNew = !places.has(frame)
      const way = ways.get(frame)
      ways.delete(frame)
      places.set(frame, path)
      if (path === current) return current
      // It was opened, or led, before all went on.
      if (isNew || (way !== undefined && way !== current)) leadTo(frame, current)
      else {
        current = path
        // A shop may lead on from an address: the others find that out by themselves.
        if (way === undefined) for (const other of frames()) if (other !== frame) leadTo(other, path)
      }
      return current
    },
  }
}

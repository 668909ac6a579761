import type { Originals } from './originals.ts'

const reason = 'cannot be taken in: PICTURES names no module that keeps pictures'

/** Of a commerce API that was told of no place for pictures. @public */
export const openOriginals = (): Originals => ({
  take: () => Promise.resolve({ reason }),
  open: (src) => Promise.reject(new Error(`${src} ${reason}`)),
})

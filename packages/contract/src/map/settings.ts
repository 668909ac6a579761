import type { HomeSettings } from '@vidda/domain/home'
import type * as Wire from '../wire/index.ts'

export const mapSettings = (wire: Wire.Settings): HomeSettings => ({
  top: wire.top,
  sub: wire.sub,
  middle: wire.middle,
  popular: wire.popular,
  bottom: wire.bottom,
  grid: wire.grid,
})

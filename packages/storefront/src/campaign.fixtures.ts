import type * as Wire from '@vidda/contract/wire'

export const campaign = (id: number, change: Partial<Wire.Campaign> = {}): Wire.Campaign => ({
  id,
  name: `Kampanje ${id}`,
  shortDescription: 'Kort',
  description: `Om kampanje ${id}.`,
  start: '2026-11-10T23:00:00Z',
  end: '2026-11-28T23:00:00Z',
  count: 2,
  image: '/api/v1/images/k',
  imageMobile: null,
  showLabel: true,
  showImage: true,
  labelText: 'Tilbud',
  url: null,
  ...change,
})

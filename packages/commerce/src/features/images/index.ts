import type { Feature } from '../../kernel/feature.ts'
import { KnownPictures } from '../../kernel/pictures/known.ts'
import { imageRoutes, type ImagePlace } from './routes.ts'

/** Pictures in every size and format. */
export const imageFeature = (place: ImagePlace): Feature => ({
  openRoutes: (app, { db }) => imageRoutes(app, { ...place, pictures: new KnownPictures(db) }),
})

import { genderScreen, type GenderUrl } from '@vidda/domain/gender'
import { genderPath } from '@vidda/domain/route'
import { fill, listingTexts } from '@vidda/texts'
import { GenderListScreen, type GenderData } from '../listing/index.ts'
import type { App } from '../app/index.ts'
import { listHead } from './list-head.ts'

export const handle = {
  crumb: ({ name }: GenderData) => name,
  head: ({ name, path, list }: GenderData, app: App) => {
    // `voksen` is `uni` under another address.
    const own = genderPath(genderScreen(path.slice(1) as GenderUrl).url)
    const description = fill(app.texts(listingTexts).genderDescription, { name: name.toLowerCase(), brand: app.brand.name })
    return listHead({ name, description, path: own, list }, app)
  },
}

export const Component = GenderListScreen

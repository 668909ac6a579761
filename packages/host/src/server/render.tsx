import { isPrivatePath } from '@vidda/domain/route'
import { version as styledVersion } from 'styled-components'
import type { Prepared } from '@vidda/storefront/server'
import type { BrandData, ClientFiles } from './brand-data.ts'
import { renderDocument, type Frame } from './document.ts'
import type { PaymentPolicy } from './security.ts'
import { styledMarkup } from './styled-markup.tsx'

export type PageToRender = Extract<Prepared, { kind: 'page' }>

export type PageRequest = { readonly path: string; readonly csrf: string | null; readonly payment: PaymentPolicy | null }

/** React puts its preloads before the markup; they belong into the head, where they are found sooner and hydration does not meet them. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/

export function renderPage(page: PageToRender, frame: Frame, client: ClientFiles, shop: BrandData['shop'], request: PageRequest) {
  const { markup, styles } = styledMarkup(page.element)
  const preloads = leadingPreloads.exec(markup)?.[0] ?? ''
  return renderDocument(frame, {
    head: page.head,
    root: markup.slice(preloads.length),
    preloads,
    styles,
    styledVersion,
    data: { brand: shop, hydration: page.hydration },
    csrf: request.csrf,
    isPrivate: isPrivatePath(request.path),
    payment: request.payment,
    modules: [...new Set(page.modules.flatMap((name) => client.modules[name] ?? []))],
  })
}

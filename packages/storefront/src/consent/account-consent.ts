import { updateCustomer } from '@vidda/client/customers'
import type { ConsentPurpose } from '@vidda/domain/consent'
import type { App } from '../app/index.ts'
import { asCustomer, sessionOf } from '../session/index.ts'

/** Saves a choice about cookies on the account of who is logged in, by service: a tag manager loads what serves statistics and marketing alike. */
export async function saveAccountConsent(app: App, agreed: readonly ConsentPurpose[]): Promise<void> {
  const session = sessionOf(app).getState()
  if (!session.user) return
  const agreedTo = (kind: App['brand']['services'][number]['kind']) =>
    app.brand.services.some((service) => service.kind === kind && agreed.includes(service.purpose))
  const changed = await asCustomer(
    app,
    updateCustomer(app.api, session.user.id, {
      cookies: true,
      cookieDefault: true,
      cookieGa: agreedTo('google-analytics'),
      cookieGoogleTagManager: agreedTo('google-tag-manager'),
      cookieMetaPixel: agreedTo('meta-pixel'),
    }),
  )
  session.setUser(changed)
}

import { storefront } from '@vidda/host/vite'

export default storefront({ brand: new URL('../../brands/knott/', import.meta.url) })

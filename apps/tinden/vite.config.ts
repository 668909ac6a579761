import { storefront } from '@vidda/host/vite'

export default storefront({ brand: new URL('../../brands/tinden/', import.meta.url) })

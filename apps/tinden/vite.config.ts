import { storefront } from '@vidda/host/vite'

export default storefront({ app: import.meta.url })

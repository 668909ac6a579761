/** What the matrix calls a folder of `storyFolders()`: `ui/button` is `button`, `storefront/cart/panel` is `storefront-cart-panel`. */
export const matrixName = (folder: string): string => folder.replace(/^ui\//u, '').replaceAll('/', '-')

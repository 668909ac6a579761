const kebab = (name: string): string => name.replaceAll(/(?<=[a-z\d])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase()

/** Maps a story title to the folder of its component: `Commerce/ProductCard` to `product-card`. */
export const componentOf = (title: string): string => kebab(title.split('/').at(-1) ?? '')

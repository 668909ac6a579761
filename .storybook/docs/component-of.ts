const kebab = (name: string): string => name.replaceAll(/(?<=[a-z\d])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase()

/** The folder of the component that a page tells of: `Commerce/ProductCard` is `product-card`. */
export const componentOf = (title: string): string => kebab(title.split('/').at(-1) ?? '')

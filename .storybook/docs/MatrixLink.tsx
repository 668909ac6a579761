const kebab = (name: string): string => name.replaceAll(/(?<=[a-z\d])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase()

/** Leads from a component's page to its states under every theme; `Commerce/ProductCard` is `product-card` there. */
export function MatrixLink({ title }: { readonly title: string }) {
  return (
    <p className="guide-matrix">
      <a href={`./?path=/story/matrix--all-themes&args=component:${kebab(title.split('/').at(-1) ?? '')}`} target="_top">
        See it in all themes
      </a>
    </p>
  )
}

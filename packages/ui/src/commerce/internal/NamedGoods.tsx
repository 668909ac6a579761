export type NamedLine = {
  readonly ean: string
  readonly name: string
  /** Size and colour on one line. */
  readonly about: string
  readonly count: number
}

type NamedGoodsProps = { readonly label: string; readonly goods: readonly NamedLine[] }

/** Goods of a purchase by name, each on a line. */
export function NamedGoods({ label, goods }: NamedGoodsProps) {
  return (
    <ul data-part="named" role="list" aria-label={label}>
      {goods.map(({ ean, name, about, count }) => (
        <li key={ean}>
          {count} × {name}
          <span data-part="about">{about}</span>
        </li>
      ))}
    </ul>
  )
}

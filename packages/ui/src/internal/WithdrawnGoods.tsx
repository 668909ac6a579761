export type WithdrawnLine = {
  readonly ean: string
  readonly name: string
  /** Size and colour on one line. */
  readonly about: string
  readonly count: number
}

type WithdrawnGoodsProps = { readonly label: string; readonly goods: readonly WithdrawnLine[] }

/** The goods of a withdrawal, each on a line. */
export function WithdrawnGoods({ label, goods }: WithdrawnGoodsProps) {
  return (
    <ul data-part="withdrawn" role="list" aria-label={label}>
      {goods.map(({ ean, name, about, count }) => (
        <li key={ean}>
          {count} × {name}
          <span data-part="about">{about}</span>
        </li>
      ))}
    </ul>
  )
}

import { useId, type ReactNode } from 'react'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { TableRoot } from './Table.styles.ts'

export type TableColumn = {
  /** The key of its cells in a row. */
  readonly id: string
  readonly title: string
  /** Numbers: set to the end of the column, with digits of one width. State: `data-numeric`. */
  readonly numeric?: boolean
}

/** A date in a `time` stays on one line. */
export type TableCell = ReactNode

export type TableRow = {
  /** Tells it from the others. */
  readonly id: string
  /** By column id; what is missing is left empty. The first column's cell is the row's heading. */
  readonly cells: Readonly<Record<string, TableCell>>
  /** The row the others are compared with: the shopper's size. State: `data-marked`. */
  readonly marked?: boolean
}

export type TableProps = RootProps<'div'> & {
  /** What the table shows: its caption, and the name of its scrolling region. */
  readonly caption: string
  /** The caption is only heard: a heading above says the same. State: `data-caption`. */
  readonly captionUnseen?: boolean
  /** From the left. */
  readonly columns: readonly TableColumn[]
  /** From the top. */
  readonly rows: readonly TableRow[]
  /** Shown in place of rows when there are none. */
  readonly empty?: ReactNode
  /** Default `normal`. State: `data-density`. */
  readonly density?: 'normal' | 'tight'
}

/** A table with a caption and row headings; wider than its parent it scrolls in a region of its own, with the first column in place. */
export function Table({ caption, captionUnseen = false, columns, rows, empty, density = 'normal', ...rest }: TableProps) {
  const id = useId()
  return (
    <TableRoot
      role="region"
      aria-labelledby={id}
      tabIndex={0}
      {...rest}
      data-density={density}
      data-caption={captionUnseen ? 'unseen' : undefined}
    >
      <table>
        <caption id={id}>
          <span data-part="caption">{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-numeric={column.numeric || undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-marked={row.marked || undefined}>
              {columns.map((column, index) => {
                const numeric = column.numeric || undefined
                return index === 0 ? (
                  <th key={column.id} scope="row" data-numeric={numeric}>
                    {row.cells[column.id]}
                  </th>
                ) : (
                  <td key={column.id} data-numeric={numeric}>
                    {row.cells[column.id]}
                  </td>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length} data-part="empty">
                <span>{empty}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </TableRoot>
  )
}

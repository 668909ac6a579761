import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../foundation/icon/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { Price } from '../price/index.ts'
import type { SuggestedArticle, SuggestedLink } from './suggestions.ts'

type OptionProps = {
  readonly id: string
  /** The arrow keys have reached it. State: `aria-selected`. */
  readonly isActive: boolean
}

type OptionGroupProps<Option> = {
  readonly label: string
  readonly id: string
  readonly options: readonly Option[]
  readonly children: (option: Option, index: number) => ReactNode
}

/** Options of one kind under their heading; nothing when there are none. */
export function OptionGroup<Option>({ label, id, options, children }: OptionGroupProps<Option>) {
  if (options.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" data-part="heading">
        {label}
      </div>
      {options.map(children)}
    </div>
  )
}

/** The part of `text` that was not written yet stands out. */
function Completed({ text, written }: { readonly text: string; readonly written: string }) {
  const at = written ? text.toLocaleLowerCase('nb-NO').indexOf(written.toLocaleLowerCase('nb-NO')) : -1
  if (at < 0) return text
  const end = at + written.length
  return (
    <>
      {text.slice(0, at)}
      <span data-part="written">{text.slice(at, end)}</span>
      {text.slice(end)}
    </>
  )
}

type QueryOptionProps = OptionProps & {
  readonly query: string
  /** What stands in the field. */
  readonly text: string
  readonly icon: IconName
  readonly onSearch: (query: string) => void
  readonly 'data-part'?: string
  readonly children?: ReactNode
}

/** A search. */
export function QueryOption({ id, isActive, query, text, icon, onSearch, children, 'data-part': part }: QueryOptionProps) {
  return (
    <button type="button" role="option" tabIndex={-1} id={id} aria-selected={isActive} data-part={part} onClick={() => onSearch(query)}>
      <Icon name={icon} />
      <span>{children ?? <Completed text={query} written={text} />}</span>
    </button>
  )
}

type LinkOptionProps = OptionProps & { readonly link: SuggestedLink; readonly text: string; readonly onClose: () => void }

/** A category or a brand. */
export function LinkOption({ id, isActive, link, text, onClose }: LinkOptionProps) {
  return (
    <Link role="option" tabIndex={-1} id={id} aria-selected={isActive} to={link.to} onClick={onClose}>
      <Icon name="chevron-right" />
      <span>
        <Completed text={link.text} written={text} />
        {link.within && <span data-part="within"> {link.within}</span>}
      </span>
    </Link>
  )
}

type ArticleOptionProps = OptionProps & { readonly article: SuggestedArticle; readonly onClose: () => void }

/** Goods, with a small picture and the price. */
export function ArticleOption({ id, isActive, article, onClose }: ArticleOptionProps) {
  return (
    <Link role="option" tabIndex={-1} id={id} aria-selected={isActive} to={article.to} onClick={onClose} data-part="article">
      <span data-part="image">
        <Picture image={article.image} alt="" sizes="4rem" />
      </span>
      <span data-part="about">
        <span data-part="name">{article.name}</span>
        <Price price={article.price} beforePrice={article.beforePrice ?? null} size="small" />
      </span>
    </Link>
  )
}

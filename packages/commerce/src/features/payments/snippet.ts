import type { PaymentSnippet } from '@vidda/contract/wire'
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree, parseFragment, serialize } from 'parse5'

const textOf = (element: Tree.Element): string => element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')

const attributesOf = ({ attrs }: Tree.Element): Record<string, string> => Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

type Pieces = { readonly styles: string[]; readonly scripts: PaymentSnippet['scripts'][number][] }

/** A policy without inline scripts and styles refuses handlers and style attributes as the markup is parsed. */
function withoutHandlers(element: Tree.Element): void {
  element.attrs = element.attrs
    .filter(({ name }) => !name.startsWith('on'))
    .map((attribute) => (attribute.name === 'style' ? { name: 'data-s', value: attribute.value } : attribute))
}

function takeApart(parent: Tree.ParentNode, pieces: Pieces): void {
  for (const node of parent.childNodes.slice()) {
    if (!tree.isElementNode(node)) continue
    if (node.tagName === 'script') {
      const { src = null, nonce: _, ...attrs } = attributesOf(node)
      const handlers = Object.keys(attrs).filter((name) => name.startsWith('on'))
      for (const name of handlers) delete attrs[name]
      pieces.scripts.push({ src, text: src === null ? textOf(node) : '', attrs })
      tree.detachNode(node)
    } else if (node.tagName === 'style') {
      pieces.styles.push(textOf(node))
      tree.detachNode(node)
    } else if (node.tagName === 'noscript') tree.detachNode(node)
    else {
      withoutHandlers(node)
      takeApart(node, pieces)
    }
  }
}

/** Takes a provider's HTML apart, so that a page whose policy allows nothing inline can rebuild it (docs/adr/0023). */
export function prepareSnippet(html: string): PaymentSnippet {
  const fragment = parseFragment(html)
  const pieces: Pieces = { styles: [], scripts: [] }
  takeApart(fragment, pieces)
  return { markup: serialize(fragment).trim(), ...pieces }
}

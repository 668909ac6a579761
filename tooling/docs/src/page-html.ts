import { headingsOf } from './headings.ts'
import type { NavigationGroup } from './navigation.ts'
import { escaped, renderMarkdown } from './render.ts'
import { addressFrom, firstPage, outputOf, type Source } from './sources.ts'

const siteName = 'Vidda'

export type Site = { readonly sources: ReadonlyMap<string, Source>; readonly groups: readonly NavigationGroup[] }

const navigationHtml = ({ groups }: Site, { path }: Source, label: string): string => {
  const here = outputOf(path)
  const entry = (one: { readonly path: string; readonly title: string }): string => {
    const current = one.path === path ? ' aria-current="page"' : ''
    return `<li><a href="${addressFrom(here, outputOf(one.path))}"${current}>${escaped(one.title)}</a></li>`
  }
  const group = ({ title, entries }: NavigationGroup): string => `<p>${escaped(title)}</p><ul>${entries.map(entry).join('')}</ul>`
  return `<nav aria-label="${label}">${groups.map(group).join('')}</nav>`
}

/** The sections of a long page. */
const contentsHtml = ({ tokens }: Source): string => {
  const sections = headingsOf(tokens).filter(({ depth }) => depth === 2)
  if (sections.length < 3) return ''
  const links = sections.map(({ text, anchor }) => `<li><a href="#${anchor}">${escaped(text)}</a></li>`)
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${links.join('')}</ul></nav>`
}

/** The pages before and after, in the order of the navigation. */
const neighboursHtml = ({ groups }: Site, { path }: Source): string => {
  const entries = groups.flatMap((group) => group.entries)
  const at = entries.findIndex((entry) => entry.path === path)
  const link = (to: number, label: string): string => {
    const entry = entries[to]
    if (at < 0 || !entry) return ''
    return `<a href="${addressFrom(outputOf(path), outputOf(entry.path))}" rel="${label === 'Next' ? 'next' : 'prev'}"><span>${label}</span> ${escaped(entry.title)}</a>`
  }
  const links = [link(at - 1, 'Previous'), link(at + 1, 'Next')].filter(Boolean)
  return links.length === 0 ? '' : `<nav class="neighbours" aria-label="Neighbouring pages">${links.join('')}</nav>`
}

/** Puts a card's text on its own line. */
const asCards = (html: string): string => html.replaceAll(/<\/a>: (\p{L})/gu, (_, letter: string) => `</a>${letter.toUpperCase()}`)

const titleOf = ({ path, tokens }: Source): string => headingsOf(tokens).find(({ depth }) => depth === 1)?.text ?? path

/** HTML of a page. All links are relative, so that the site works from any folder. */
export function pageHtml(source: Source, site: Site): string {
  const here = outputOf(source.path)
  const top = addressFrom(here, '.') || '.'
  const isFirst = source.path === firstPage
  const title = isFirst ? `${siteName}: the guide` : `${titleOf(source)} · ${siteName}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${top}/docs.css">
<link rel="icon" href="${top}/icon.svg" type="image/svg+xml">
<script src="${top}/docs.js" defer></script>
</head>
<body data-top="${top}">
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<a class="mark" href="${top}/index.html">${siteName}</a>
<button type="button" class="search-button" data-search hidden><span>Search</span><kbd>/</kbd></button>
<details class="menu"><summary>Pages</summary>${navigationHtml(site, source, 'Pages, in the menu')}</details>
</header>
<div class="frame">
<div class="side">${navigationHtml(site, source, 'Pages')}</div>
<main id="main" tabindex="-1">
<article class="${isFirst ? 'guide first' : source.path.startsWith('docs/guide/') ? 'guide' : 'other'}">
${isFirst ? asCards(renderMarkdown(source, site.sources)) : renderMarkdown(source, site.sources)}</article>
${neighboursHtml(site, source)}
<p class="source">${escaped(source.path)}</p>
</main>
<div class="side-contents">${contentsHtml(source)}</div>
</div>
</body>
</html>
`
}

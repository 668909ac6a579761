import { searchPath } from '@vidda/domain/route'
import { fill, searchTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import { declaration, element } from './xml.ts'

export const openSearchPath = '/opensearch.xml'

/** Longest name that OpenSearch 1.1 allows. */
const longestName = 16

/** Tells browsers how to search the shop from their own field (OpenSearch 1.1). */
export function openSearchXml({ brand, texts }: App): string {
  const placeholder = 'q'
  const template = `${brand.origin}${searchPath(placeholder).replace(new RegExp(`${placeholder}$`), '{searchTerms}')}`
  return [
    declaration,
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', brand.name.slice(0, longestName)),
    element('Description', fill(texts(searchTexts).inBrowser, { brand: brand.name })),
    element('InputEncoding', 'UTF-8'),
    element('Language', 'nb-NO'),
    element('Image', `${brand.origin}/favicon.ico`, { width: '32', height: '32', type: 'image/x-icon' }),
    element('Url', '', { type: 'text/html', template }),
    '</OpenSearchDescription>\n',
  ].join('')
}

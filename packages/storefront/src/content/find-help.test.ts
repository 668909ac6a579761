import { helpSearchTexts } from '@vidda/texts'
import { expect, it } from 'vitest'
import { findHelp } from './find-help.ts'
import { helpEntriesOf } from './help-entries.ts'

const html = `<p>Det meste finner du her.</p>
<h2 id="betaling">Betaling</h2><table><thead><tr><th>Måte</th><th>Når</th></tr></thead><tbody><tr><td>Faktura</td><td>Når den sendes</td></tr></tbody></table>
<h2 id="retur">Angrerett &amp; retur</h2><p>Du har 14 dager. Pengene kommer tilbake.</p><ul><li>I butikk: gratis</li><li>Øvrig retur: du betaler</li></ul>
<h2 id="faq">Spørsmål og svar</h2><h3 id="krymper">Krymper den?</h3><p>Ikke om du vasker den kaldt. Åpne vedlikehold for å se hvordan det gjøres, og les lappen før du begynner, for den går foran alt som er skrevet her.</p>`
const entries = helpEntriesOf(html)
const find = (query: string) => findHelp(entries, query, helpSearchTexts.words.common)
const ids = (query: string) => find(query).map(({ id }) => id)
const written = (pieces: readonly { readonly text: string; readonly isHit: boolean }[] = []) =>
  pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

it('a page is read heading by heading, its items and rows set apart', () => {
  expect(entries).toEqual([
    { id: 'betaling', title: 'Betaling', text: 'Måte, Når · Faktura, Når den sendes' },
    {
      id: 'retur',
      title: 'Angrerett & retur',
      text: 'Du har 14 dager. Pengene kommer tilbake. I butikk: gratis · Øvrig retur: du betaler',
    },
    { id: 'faq', title: 'Spørsmål og svar', text: '' },
    { id: 'krymper', title: 'Krymper den?', text: expect.stringMatching(/^Ikke om du vasker den kaldt\. Åpne .* skrevet her\.$/u) },
  ])
})

it.each([
  ['the beginning of a word', 'fakt', ['betaling']],
  ['the inside of a word', 'aktura', []],
  ['capitals', 'KRYMPER', ['krymper']],
  ['å and ø as they are written', 'øvrig', ['retur']],
  ['o for ø', 'ovrig', []],
  ['each word', 'retur gratis', ['retur']],
  ['those with it in the title first', 'bet', ['betaling', 'retur']],
  ['a question with words that say little', 'Hvordan betaler jeg med faktura?', ['betaling']],
  ['what has one of the words, where nothing has them all', 'faktura sykkel', ['betaling']],
  ['another form of the word', 'penger', ['retur']],
  ['signs alone', '?!', []],
  ['what is not there', 'sykkel', []],
])('[R10.312] finds %s: %s', (_, query, found) => {
  expect(ids(query)).toEqual(found)
})

it('[R10.312] marks what was found in the title and in a snippet around it, cut between words', () => {
  const [hit] = find('krymp lapp')
  expect(written(hit?.title)).toBe('[Krymp]er den?')
  expect(written(hit?.snippet)).toMatch(/^… .*les \[lapp\]en før du begynner, .* …$|^… .*les \[lapp\]en før du begynner, .* her\.$/u)
  expect(written(find('retur')[0]?.snippet)).toMatch(/\[retur\]: du betaler$/u)
})

import { helpSearchTexts } from '@vidda/texts'
import { expect, it } from 'vitest'
import { findHelp } from './find-help.ts'
import { helpEntriesOf } from './help-entries.ts'

const html = `<p>Det meste finner du her.</p>
<h2 id="betaling">Betaling</h2><table><thead><tr><th>Måte</th><th>Når</th></tr></thead><tbody><tr><td>Faktura</td><td>Når den sendes</td></tr></tbody></table>
<h2 id="retur">Angrerett &amp; retur</h2><p>Du har 14 dager. Pengene kommer tilbake.</p><ul><li>I butikk: gratis</li><li>Øvrig retur: du betaler</li></ul>
<h2 id="pleie">Pleie</h2><p>Krymper den, er en gave god.</p>
<h2 id="faq">Spørsmål og svar</h2><h3 id="krymper">Krymper den?</h3><p>Ikke om du vasker den kaldt. Åpne vedlikehold for å se hvordan det gjøres, og les lappen før du begynner, for den går foran alt som er skrevet her.</p>
<h2 id="kontakt">Kontakt</h2><p>Skriv en e-post, eller ring en ekspert.</p>`
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
    { id: 'pleie', title: 'Pleie', text: 'Krymper den, er en gave god.' },
    { id: 'faq', title: 'Spørsmål og svar', text: '' },
    { id: 'krymper', title: 'Krymper den?', text: expect.stringMatching(/^Ikke om du vasker den kaldt\. Åpne .* skrevet her\.$/u) },
    { id: 'kontakt', title: 'Kontakt', text: 'Skriv en e-post, eller ring en ekspert.' },
  ])
})

it.each([
  ['the beginning of a word', 'fakt', ['betaling']],
  ['capitals', 'VASKER', ['krymper']],
  ['å and ø as they are written', 'øvrig', ['retur']],
  ['each word', 'retur gratis', ['retur']],
  ['those with it in the title first', 'krymp', ['krymper', 'pleie']],
  ['a question with words that say little', 'Hvordan betaler jeg med faktura?', ['betaling']],
  ['what has one of the words, where nothing has them all', 'faktura sykkel', ['betaling']],
  ['then what has most of them first', 'sykkel lappen vedlikehold faktura', ['krymper', 'betaling']],
  ['then a word of four letters by all of them', 'gave sykkel', ['pleie']],
  ['another form of the word', 'penger', ['retur']],
  ['a word with a hyphen', 'e-posten', ['kontakt']],
  ['the parts of other words with hyphens', 'faktura-sendes', ['betaling']],
])('[R10.312] finds %s: %s', (_, query, found) => {
  expect(ids(query)).toEqual(found)
})

it.each([
  ['the inside of a word', 'aktura'],
  ['o for ø', 'ovrig'],
  ['what is not there', 'sykkel'],
  ['signs alone', '?!'],
  ['a short word of a question that nothing answers', 'du sykkel'],
  ['the beginning of a short word of such a question', 'sykler nå'],
])('[R10.312] finds nothing for %s: %s', (_, query) => {
  expect(ids(query)).toEqual([])
})

it.each('som hvis så at man noe noen gjør gjøre hvilken hvilket hvilke din ditt dine seg oss var bli denne dette'.split(' '))(
  '[R10.312] leaves out the common word %s',
  (word) => {
    const both = { id: 'begge', title: 'Begge', text: `Faktura ${word}` }
    const found = findHelp([...entries, both], `${word} faktura`, helpSearchTexts.words.common)
    expect(found.map(({ id }) => id)).toEqual(['betaling', 'begge'])
  },
)

it('[R10.312] marks what was found in the title and in a snippet around it, cut between words', () => {
  const [hit] = find('krymp lapp')
  expect(written(hit?.title)).toBe('[Krymp]er den?')
  expect(written(hit?.snippet)).toBe(
    '… å se hvordan det gjøres, og les [lapp]en før du begynner, for den går foran alt som er skrevet her.',
  )
  expect(written(find('retur')[0]?.snippet)).toBe('… tilbake. I butikk: gratis · Øvrig [retur]: du betaler')
  expect(written(find('vasker')[0]?.snippet)).toBe(
    'Ikke om du [vasker] den kaldt. Åpne vedlikehold for å se hvordan det gjøres, og les lappen før du begynner, for den går …',
  )
})

it('[R10.312] marks a word with a hyphen as one', () => {
  expect(written(find('e-post')[0]?.snippet)).toBe('Skriv en [e-post], eller ring en ekspert.')
})

it('[R10.312] what an item says beside a list within it is searched', () => {
  const nested = helpEntriesOf(
    '<h2 id="a">A</h2><ul><li>Ski sendes<ul><li>hjem</li><li>til hentested</li></ul></li><li><p>Gass ikke</p></li></ul>',
  )
  expect(nested).toEqual([{ id: 'a', title: 'A', text: 'Ski sendes · hjem · til hentested · Gass ikke' }])
})

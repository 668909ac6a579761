import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { byTheme, type Difference } from './compare.ts'
import { folder, kinds, pictureFile } from './pictures.ts'

const style = `
body { margin: 2rem auto; max-inline-size: 100rem; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fafafa; }
h1 { font-size: 1.5rem; } h2 { margin-block-start: 3rem; font-size: 1.125rem; } p, td, th { text-align: start; } td, th { padding: .25rem 1rem .25rem 0; vertical-align: top; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-size: .875rem; color: #555; } img { inline-size: 100%; border: 1px solid #ddd; background: #fff; }
`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const pictures = (shot: Pick<Difference, 'component' | 'width'>): string =>
  kinds
    .filter((kind) => existsSync(pictureFile(kind, shot)))
    .map((kind) => {
      const source = relative(folder, pictureFile(kind, shot)).replaceAll('\\', '/')
      return `<figure><figcaption>${kind}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt=""></a></figure>`
    })
    .join('')

/** Writes the HTML report, a table of components by theme followed by pictures, and returns its path. `title` says what was compared. */
export const writeReport = (differences: readonly Difference[], title: string): string => {
  const rows = Object.entries(byTheme(differences)).map(([theme, names]) => `<tr><th>${theme}</th><td>${names.join(', ')}</td></tr>`)
  const shots = [...new Map(differences.map((difference) => [`${difference.component} ${difference.width}`, difference])).values()]
  const parts = shots.map((shot) => {
    const cells = differences.filter(({ component, width }) => component === shot.component && width === shot.width)
    const words = cells.map(({ theme, kind }) => `${theme}: ${kind}`).join(', ')
    return `<h2>${shot.component}, ${shot.width} px</h2><p>${words}</p><div class="pictures">${pictures(shot)}</div>`
  })
  const file = join(folder, 'report.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual comparison</title><style>${style}</style>
<h1>${differences.length === 0 ? 'Nothing looks different' : 'What looks different'}</h1><p>${escaped(title)}</p><table>${rows.join('')}</table>${parts.join('\n')}</html>\n`,
  )
  return file
}

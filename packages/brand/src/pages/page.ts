import type { Asset } from '../assets/read-assets.ts'
import { wideName } from '../assets/wide-picture.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { isSummary, summariesOf, summaryKeys, type SectionSummaries } from './section-summaries.ts'

/** A page of static text: `pages/om-oss.md` is shown at `/om-oss`. */
export interface Page {
  readonly slug: string
  readonly title: string
  /** For search engines and previews. */
  readonly description: string
  /** What is searched for to show goods beneath the text. */
  readonly goods?: string
  /** Shown above the title; `alt` is empty for a decorative picture. */
  readonly picture?: Asset & { readonly alt: string }
  /** Key figures, each a value and its label, such as `42 butikker`. May contain placeholders. */
  readonly figures?: readonly string[]
  /** The years of a company's history, each with what happened in it, such as `1974 Den første butikken`. May contain placeholders. */
  readonly history?: readonly string[]
  /** A line for each section of customer service, shown on its tile; that of `kontakt` heads the contact details. May contain placeholders. */
  readonly summaries?: SectionSummaries
  /** The Markdown after the front matter; may contain placeholders, see `placeholdersOf`. */
  readonly markdown: string
}

const keys = ['title', 'description'] as const
const allowed = [...keys, 'goods', 'image', 'alt', 'figures', 'history'] as const
const longestAlt = 160
const fewestFigures = 2
const mostFigures = 4
const longestFigure = 40
const fewestYears = 3
const mostYears = 6
const longestYear = 60
/** HTML comments are notes for authors and are not published. */
const comment = /<!--[\s\S]*?-->[ \t]*\r?\n?/gu
const frontMatter = /^\s*---[ \t]*\r?\n(?<head>(?:.*\r?\n)*?)---[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/

function entries(head: string): ReadonlyMap<string, string> {
  return new Map(
    head
      .split(/\r?\n/)
      .filter((row) => row.trim() !== '')
      .map((row) => {
        const [key = '', ...rest] = row.split(':')
        return [
          key.trim(),
          rest
            .join(':')
            .trim()
            .replace(/^(['"])(.*)\1$/, '$2'),
        ]
      }),
  )
}

/** Checks `image` and `alt` of the front matter; null when they are valid. */
function pictureProblem(image: string | undefined, alt: string | undefined): Omit<Problem, 'file'> | null {
  if (image === undefined)
    return alt === undefined ? null : { key: 'alt', message: 'is read by nothing, expected an image beside it. Name one, or remove it.' }
  if (!new RegExp(wideName, 'u').test(image))
    return {
      key: 'image',
      message: `is "${image}", expected a JPEG or PNG in assets, its name in small letters, digits and hyphens, such as "butikken.jpg".`,
    }
  if (alt === undefined)
    return { key: 'alt', message: 'is missing, expected what the picture shows, in words. Add it, empty where the picture is decoration.' }
  if (alt.length > longestAlt)
    return { key: 'alt', message: `has ${alt.length} characters, expected ${longestAlt} at most. Say it in fewer words.` }
  return null
}

const partsOf = (written: string): readonly string[] => written.split('|').map((part) => part.trim())

/** Checks `figures` of the front matter; null when they are valid. */
function figuresProblem(written: string): Omit<Problem, 'file'> | null {
  const key = 'figures'
  const figures = partsOf(written)
  const wordless = figures.find((figure) => !/\S\s+\S/u.test(figure))
  if (wordless !== undefined)
    return {
      key,
      message: `has "${wordless}", expected a value and what it counts, such as "42 butikker". Write both, with | between figures.`,
    }
  if (figures.length < fewestFigures || figures.length > mostFigures) {
    const message = `has ${figures.length}, expected ${fewestFigures} to ${mostFigures} with | between them, such as "42 butikker | 61 ansatte". Add some, or take some out.`
    return { key, message }
  }
  const long = figures.find((figure) => figure.length > longestFigure)
  if (long === undefined) return null
  return { key, message: `has "${long}" of ${long.length} characters, expected ${longestFigure} at most. Say it in fewer words.` }
}

/** Checks `history` of the front matter; null when it is valid. */
function historyProblem(written: string): Omit<Problem, 'file'> | null {
  const key = 'history'
  const years = partsOf(written)
  const other = years.find((year) => !/^\d{4}\s+\S/u.test(year))
  if (other !== undefined)
    return {
      key,
      message: `has "${other}", expected a year and what happened in it, such as "1974 Butikk i Bergen". Write both, with | between years.`,
    }
  if (years.length < fewestYears || years.length > mostYears) {
    const message = `has ${years.length}, expected ${fewestYears} to ${mostYears} years with | between them. Add some, or take some out.`
    return { key, message }
  }
  const early = years.find((year, at) => year.slice(0, 4) < (years[at - 1] ?? '').slice(0, 4))
  if (early !== undefined) return { key, message: `has "${early}" after a later year, expected the oldest first. Move it.` }
  const long = years.find((year) => year.length > longestYear)
  if (long === undefined) return null
  return { key, message: `has "${long}" of ${long.length} characters, expected ${longestYear} at most. Say it in fewer words.` }
}

type ParsedPage = {
  readonly page: Page
  /** `image` and `alt` of the front matter; null without a picture, or when they are not valid. */
  readonly named: { readonly image: string; readonly alt: string } | null
  readonly problems: readonly Problem[]
}

/** A page from the text of its file, with what is wrong with the front matter. */
export function parsePage(slug: string, source: string, file: string): ParsedPage {
  const found = frontMatter.exec(source)?.groups
  if (!found) {
    const message = 'no front matter found, expected title and description between two lines of --- at the top. Add it.'
    return { page: { slug, title: '', description: '', markdown: '' }, named: null, problems: [{ file, message }] }
  }
  const head = entries(found.head ?? '')
  const figures = head.get('figures')
  const history = head.get('history')
  const markdown = (found.body ?? '').replaceAll(comment, '').trim()
  const { summaries, problems: unsuited } = summariesOf(head, slug)
  const page = {
    slug,
    title: head.get('title') ?? '',
    description: head.get('description') ?? '',
    markdown,
    ...(head.get('goods') && { goods: head.get('goods') ?? '' }),
    ...(figures !== undefined && { figures: partsOf(figures) }),
    ...(history !== undefined && { history: partsOf(history) }),
    ...(summaries && { summaries }),
  }
  const missing = keys
    .filter((key) => !head.get(key))
    .map((key) => ({
      file,
      key,
      message: head.has(key)
        ? 'is empty, expected a text. Write it.'
        : 'is missing, expected it between two lines of --- at the top. Add it.',
    }))
  const { told, meant } = summaryKeys(slug)
  const unknown = [...head.keys()]
    .filter((key) => !isSummary(key) && !allowed.some((known) => known === key))
    .map((key) => ({
      file,
      key,
      message: `is not a known key, expected one of: ${[...allowed, ...told].join(', ')}.${didYouMean(key, [...allowed, ...meant]) || ' Remove it.'}`,
    }))
  const [image, alt] = [head.get('image'), head.get('alt')]
  const misnamed = pictureProblem(image, alt)
  const miscounted = figures === undefined ? null : figuresProblem(figures)
  const misdated = history === undefined ? null : historyProblem(history)
  return {
    page,
    named: image === undefined || alt === undefined || misnamed ? null : { image, alt },
    problems: [
      ...missing,
      ...unknown,
      ...[misnamed, miscounted, misdated, ...unsuited].flatMap((problem) => (problem ? [{ file, ...problem }] : [])),
    ],
  }
}

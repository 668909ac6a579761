import type { Problem } from '../problem.ts'
import { menuTargets, type BrandConfig } from './config.ts'

function originProblem(origin: string): string | undefined {
  const written = URL.parse(origin)?.origin
  if (written === undefined) return noAddress(origin, 'https://fjell.example')
  return written === origin ? undefined : `is "${origin}", expected an address as browsers write it. Write "${written}".`
}

const noAddress = (text: string, example: string): string | undefined =>
  URL.canParse(text) ? undefined : `is "${text}", expected an address such as "${example}". Look for a mistyped character.`

/** Addresses that look like some, and that nothing can open. */
export function addressProblems(config: BrandConfig, file: string): readonly Problem[] {
  const scripts = config.consent.services.map(({ src }, index) => ({
    key: `consent.services[${index}].src`,
    message: src === undefined ? undefined : noAddress(src, 'https://stats.example/gtag.js'),
  }))
  const targets = menuTargets(config).map(({ key, to }) => ({
    key,
    message: to.startsWith('/') ? undefined : noAddress(to, 'https://fjell.example'),
  }))
  return [{ key: 'origin', message: originProblem(config.origin) }, ...scripts, ...targets].flatMap(({ key, message }) =>
    message === undefined ? [] : [{ file, key, message }],
  )
}

import { domainToASCII } from 'node:url'
import type { Problem } from '../problem.ts'
import { menuTargets, type BrandConfig } from './config.ts'

function originProblem(origin: string): string | undefined {
  const written = URL.parse(origin)?.origin
  if (written === undefined) return noAddress(origin, 'https://fjell.example')
  return written === origin ? undefined : `is "${origin}", expected an address as browsers write it. Write "${written}".`
}

const noAddress = (text: string, example: string): string | undefined =>
  URL.canParse(text) ? undefined : `is "${text}", expected an address such as "${example}". Look for a mistyped character.`

const domain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u

/** A domain in the form that browsers send in `Host`; null if the text is not a domain. */
function domainOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^[a-z]+:\/\//iu, '')
    .replace(/[/?#].*$/u, '')
    .replace(/:\d*$/u, '')
    .replace(/\.$/u, '')
  const written = domainToASCII(bare)
  return domain.test(written) ? written : null
}

function domainProblem(text: string, origin: string): string | undefined {
  const written = domainOf(text)
  if (written === null) return `is "${text}", expected a domain such as "gammel-fjell.example". Look for a mistyped character.`
  if (written === URL.parse(origin)?.hostname) return `is "${text}", the domain of "origin", which cannot lead on to itself. Take it out.`
  if (written === text) return undefined
  const isLatin = /^[\p{ASCII}]*$/u.test(text)
  return isLatin
    ? `is "${text}", expected the domain alone, in small letters. Write "${written}".`
    : `is "${text}", expected the letters in which browsers send it. Write "${written}".`
}

const domainProblems = ({ origin, otherDomains }: BrandConfig) =>
  otherDomains.map((text, index) => ({ key: `otherDomains[${index}]`, message: domainProblem(text, origin) }))

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
  return [{ key: 'origin', message: originProblem(config.origin) }, ...domainProblems(config), ...scripts, ...targets].flatMap(
    ({ key, message }) => (message === undefined ? [] : [{ file, key, message }]),
  )
}

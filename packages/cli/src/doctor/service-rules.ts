import type { Brand } from '@vidda/brand'
import { writeValue } from './fixes.ts'
import type { Found } from './finding.ts'

const forms = {
  'google-analytics': [/^G-[A-Z0-9]{6,12}$/u, 'G- and capital letters or digits, as in G-AB12CD34EF'],
  'google-tag-manager': [/^GTM-[A-Z0-9]{4,10}$/u, 'GTM- and capital letters or digits, as in GTM-AB12CD3'],
  'meta-pixel': [/^\d{14,17}$/u, '15 or 16 digits'],
} as const

/** Sample ids from instructions. */
const sample = /^(?:G-|GTM-)?(?:X+|0+|ABC123|AB12CD34EF|AB12CD3)$/u

/** Hosts that let pages call everybody, or nobody that a shopper's machine knows. */
const tooWide = /^\*(?:\.[a-z]+)?$/u
const nobody = /^(?:localhost|127\.|10\.|192\.168\.)/u

/** Ids in the form of their service, and scripts and hosts that can be called. */
export const serviceProblems = ({ config }: Brand): readonly Found[] => {
  const file = `brands/${config.id}/brand.json`
  const { services } = config.consent
  return services.flatMap(({ kind, id, purpose, src, hosts }, at) => {
    const key = `consent.services[${at}]`
    const [form, expected] = forms[kind]
    const capital = id.trim().toUpperCase()
    const isFixable = form.test(capital) && !sample.test(capital)
    const first = services.findIndex((other) => other.kind === kind && other.id === id)
    return [
      ...(form.test(id) && !sample.test(id)
        ? []
        : [
            {
              file,
              key: `${key}.id`,
              message: `is "${id}", expected ${expected}: with a wrong id nothing is counted. Copy it from the service.`,
              ...(isFixable && { fix: writeValue(`${key}.id`, capital) }),
            },
          ]),
      ...(first < at
        ? [
            {
              file,
              key: `${key}.id`,
              message: `is "${id}", as consent.services[${first}] has it: visits are counted twice. Take one of them out.`,
            },
          ]
        : []),
      ...(kind === 'meta-pixel' && purpose === 'analytics'
        ? [
            {
              file,
              key: `${key}.purpose`,
              message: 'is "analytics", and a Meta pixel follows shoppers to show them advertisements. Write "marketing".',
            },
          ]
        : []),
      ...(src !== undefined && !src.startsWith('https://')
        ? [{ file, key: `${key}.src`, message: `is "${src}", which browsers refuse on an https page. Write an https address.` }]
        : []),
      ...hosts.flatMap((host, index) => {
        const wrong = tooWide.test(host)
          ? `is "${host}", which lets pages call everybody. Name the hosts of the service.`
          : `is "${host}", which is on no shopper's network. Name a host of the service.`
        return tooWide.test(host) || nobody.test(host) ? [{ file, key: `${key}.hosts[${index}]`, message: wrong }] : []
      }),
    ]
  })
}

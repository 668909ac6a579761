import { isOwnPlaceholder } from '../pages/placeholders.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import type { BrandConfig } from './config.ts'
import { isOrgNo } from './org-no.ts'

type Wrong = Omit<Problem, 'file'>

const ofId = ({ id }: BrandConfig, folder: string): readonly Wrong[] =>
  id === folder ? [] : [{ key: 'id', message: `is "${id}", expected the folder's name. Write "${folder}", or rename the folder.` }]

/** Numbers that begin with 0 have a check digit too, and are given to nobody. */
const ofOrgNo = ({ company: { orgNo } }: BrandConfig): readonly Wrong[] =>
  isOrgNo(orgNo) && !orgNo.startsWith('0')
    ? []
    : [
        {
          key: 'company.orgNo',
          message: `is "${orgNo}", expected an organisation number whose last digit checks. Look for a mistyped digit.`,
        },
      ]

/** A menu entry has the brand's name alone to fill in: shoppers would read any other bracket. */
function menuText(text: string): string | undefined {
  const [, name] = /\{(?!brand\})([^{}]*)\}/u.exec(text) ?? []
  if (name !== undefined) return `holds {${name}}, expected only {brand}.${didYouMean(name, ['brand']) || ' Write the words themselves.'}`
  return /[{}]/u.test(text.replaceAll('{brand}', ''))
    ? 'has a curly bracket without its other half. Write {brand}, or take it out.'
    : undefined
}

const ofMenu = ({ menu }: BrandConfig): readonly Wrong[] =>
  (['categories', 'extra'] as const).flatMap((list) =>
    menu[list].flatMap(({ text }, index) => {
      const message = menuText(text)
      return message === undefined ? [] : [{ key: `menu.${list}[${index}].text`, message }]
    }),
  )

const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const ofClaims = ({ claims }: BrandConfig): readonly Wrong[] =>
  Object.entries(claims).flatMap(([name, { validTo }]) => [
    ...(isDay(validTo)
      ? []
      : [{ key: `claims.${name}.validTo`, message: `is "${validTo}", a day that no calendar has. Write it as in "2027-12-31".` }]),
    ...(isOwnPlaceholder(name) ? [{ key: `claims.${name}`, message: `is a name that pages fill by themselves. Give it another.` }] : []),
    ...(/^\w+$/u.test(name)
      ? []
      : [{ key: `claims.${name}`, message: 'is a name that no page can hold, expected letters from a to z, digits and _. Rename it.' }]),
  ])

/** What is wrong with settings that have the right form. */
export const configProblems = (config: BrandConfig, file: string, folder: string): readonly Problem[] =>
  [...ofId(config, folder), ...ofOrgNo(config), ...ofMenu(config), ...ofClaims(config)].map((wrong) => ({ file, ...wrong }))

import type { Brand } from '@vidda/brand'
import { townOfPostalCode } from '@vidda/commerce/postal-codes'
import { editDistance } from '@vidda/domain/spelling'
import type { Found } from './finding.ts'
import { writeValue } from './fixes.ts'

type Wrong = Omit<Found, 'file'>

const capitals = (text: string): string => text.toLocaleUpperCase('nb-NO')

function ofTown({ config }: Brand): readonly Wrong[] {
  const { postalCode, city } = config.company.address
  const known = townOfPostalCode(postalCode)
  if (known === null) {
    const message = `is "${postalCode}", which is no postal code of Norway. Look for a mistyped digit.`
    return [{ key: 'company.address.postalCode', message }]
  }
  const key = 'company.address.city'
  if (capitals(known) === capitals(city)) {
    if (/^\p{Lu}/u.test(city)) return []
    return [{ key, message: `is "${city}", expected a capital letter first. Write "${known}".`, fix: writeValue(key, known) }]
  }
  const isSame = capitals(city.replace(/^[N\d\s-]+/u, '').trim()) === capitals(known)
  return isSame
    ? [{ key, message: `is "${city}", expected the town alone. Write "${known}".`, fix: writeValue(key, known) }]
    : [{ key, message: `is "${city}", and ${postalCode} is ${known}. Correct one of the two.` }]
}

const unfinished = /^(?:[-–.?_\s]*|fyll ut\b.*|eksempel.*|x{3,}|n\/a|tba|ukjent)$/iu

/** Local part and domain as mail servers take them everywhere. */
const mail = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/iu

const ofMail = ({ config: { company } }: Brand): readonly Wrong[] =>
  mail.test(company.supportEmail)
    ? []
    : [
        {
          key: 'company.supportEmail',
          message: `is "${company.supportEmail}", which mail programs do not take. Write it as in "hei@fjell.example".`,
        },
      ]

/** The shop's own domain with a typo: mail would go to whoever owns that domain. */
function ofMailDomain({ config: { company, origin, otherDomains } }: Brand): readonly Wrong[] {
  const domain = /@(?<domain>[^@]+)$/u.exec(company.supportEmail.toLowerCase())?.groups?.['domain']
  const own = new URL(origin).hostname.replace(/^www\./u, '')
  if (domain === undefined || otherDomains.includes(domain) || editDistance(domain, own, 1) !== 1) return []
  const message = `is "${company.supportEmail}", one letter from the shop's own domain ("${own}"). Look for a mistyped letter.`
  return [{ key: 'company.supportEmail', message }]
}

/** Company forms in the Norwegian register, and common foreign ones. */
const forms =
  /(?:^|[\s,(])(?:A\/?S|ASA|ANS|DA|ENK|NUF|SA|SE|BA|KS|IKS|SF|KF|STI|FLI|BRL|PRE|\p{L}*(?:selskap|foretak|[Ss]tiftelse[nt]?)|AB|ApS|Oyj?|GmbH|Ltd|Limited|LLC|Inc|PLC|B\.?V|S\.A|SARL|SAS|S\.?L|Sp\. z o\.o)\.?(?=$|[\s,)])/u

/** Foretaksnavneloven § 2-2: a company name contains the company form. */
const ofForm = ({ config: { company } }: Brand): readonly Wrong[] =>
  forms.test(company.legalName) || unfinished.test(company.legalName)
    ? []
    : [
        {
          key: 'company.legalName',
          message: `is "${company.legalName}", without the form of the company, which its name has by law (foretaksnavneloven § 2-2). Write it as the register of companies has it, with AS, ASA, ANS, DA, NUF or, of a sole trader, ENK.`,
        },
      ]

const ofStreet = ({ config: { company } }: Brand): readonly Wrong[] =>
  /\d/u.test(company.address.street) || unfinished.test(company.address.street)
    ? []
    : [
        {
          key: 'company.address.street',
          message: `is "${company.address.street}", without a number, so that returned goods do not arrive. Write the number of the house or the box.`,
        },
      ]

/** Norwegian numbers have eight digits, of which the first is 2 to 9; a number of another country begins with + and its code. */
function ofPhone({ config: { company } }: Brand): readonly Wrong[] {
  const digits = company.phone.replaceAll(/\s/gu, '')
  const national = digits.replace(/^(?:\+|00)47/u, '')
  const isForeign = /^(?:\+|00)(?!47)[1-9]\d{6,}$/u.test(digits)
  if (isForeign || /^[2-9]\d{7}$/u.test(national)) return []
  const message = `is "${company.phone}", expected eight digits of which the first is 2 to 9, such as "+47 55 00 00 00". Look for a mistyped digit.`
  return [{ key: 'company.phone', message }]
}

const ofWords = ({ config }: Brand): readonly Wrong[] => {
  const { company } = config
  const words = {
    name: config.name,
    'company.legalName': company.legalName,
    'company.address.street': company.address.street,
    'company.address.city': company.address.city,
  }
  return Object.entries(words).flatMap(([key, text]) => {
    if (unfinished.test(text))
      return [{ key, message: `is "${text}", which is still to be filled in. Write what shoppers and receipts should say.` }]
    const better = text.trim().replaceAll(/\s+/gu, ' ')
    if (better === text) return []
    return [{ key, message: `is ${JSON.stringify(text)}, with blanks too many. Write "${better}".`, fix: writeValue(key, better) }]
  })
}

/** Shoppers' browsers open nothing else: neither a machine's own name nor one without encryption. */
function ofOrigin({ config: { origin } }: Brand): readonly Wrong[] {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/u.test(hostname)) return []
  return [
    {
      key: 'origin',
      message: `is "${origin}", which canonical links and mails would lead shoppers to. Write the public address, with https://.`,
    },
  ]
}

/** What shoppers, receipts and mails are told of the company. */
export const companyProblems = (brand: Brand): readonly Found[] =>
  [ofTown, ofMail, ofMailDomain, ofPhone, ofWords, ofForm, ofStreet, ofOrigin].flatMap((rule) =>
    rule(brand).map((wrong) => ({ file: `brands/${brand.config.id}/brand.json`, ...wrong })),
  )

type Owed = readonly [pattern: RegExp, what: string, subject?: RegExp]

const aTime = String.raw`(?:(?<!\p{L})(?:år|måned(?:er)?|uker?|dager|døgn|timer)(?!\p{L})|hvor lenge|så lenge)`

/**
 * Legally required content by page: a pattern that matches it, and its name for the message when it is missing. `subject` matches the place on the page
 * where it belongs.
 */
export const owedTexts: Readonly<Record<string, readonly Owed[]>> = {
  kundeservice: [
    [/\{withdrawalForm\}/u, 'the form by which a purchase is withdrawn from: {withdrawalForm} (angrerettloven § 8)'],
    [/\b14 dager/u, 'the 14 days in which a purchase can be withdrawn from (angrerettloven § 21)'],
    [
      /retur[^.\n]{0,60}(?:betaler|koster|kroner|gratis)|betaler[^.\n]{0,30}retur/iu,
      'who pays for sending goods back (angrerettloven § 8)',
    ],
    [/\b(?:to|2) år/u, 'the two years in which goods can be complained about (forbrukerkjøpsloven § 27)'],
    [/\b(?:fem|5) år/u, 'the five years for goods that are meant to last (forbrukerkjøpsloven § 27)'],
    [/Forbrukertilsynet/u, 'who settles what shop and shopper disagree on: Forbrukertilsynet'],
    [/mva|merverdiavgift/iu, 'that prices have the value-added tax in them'],
    [/\{company\}/u, 'who sells: {company} (ehandelsloven § 8)'],
    [/\{orgNo\}/u, 'the number of who sells: {orgNo} (ehandelsloven § 8)'],
    [/\{address\}/u, 'the address of who sells: {address} (ehandelsloven § 8)'],
    [/\{email\}/u, 'the e-mail address of who sells: {email} (ehandelsloven § 8)'],
  ],
  personvernerklaering: [
    [/ansvarlig/iu, 'who is responsible for what is stored, the behandlingsansvarlig (GDPR art. 13)'],
    [/Datatilsynet/u, 'where a shopper can complain: Datatilsynet (GDPR art. 13)'],
    [/innsyn|se (?:hva|det)|se, rette|laste ned/iu, 'the right to see what is stored (GDPR art. 13)'],
    [/slett/iu, 'the right to have it deleted (GDPR art. 13)'],
    [/\{recipients\}/u, 'who else gets to know of it: {recipients} (GDPR art. 13)'],
    [/\{cookies\}/u, 'what the services set as cookies: {cookies} (ekomloven § 3-15)'],
    [
      new RegExp(
        String.raw`\b(?:ordre|kjøp|handle|bestilling)\p{L}*[^.\n]*(?:\{(?!company|orgNo|address|email|phone|brand|recipients|session)\w+\}|${aTime})`,
        'iu',
      ),
      'how long orders are stored (GDPR art. 13, bokføringsloven § 13)',
      /\b(?:ordre|kjøp|handle|bestilling)/iu,
    ],
    [
      new RegExp(String.raw`reservasjon[^.\n]*(?:${aTime}|\bnår\b|etter|deretter)`, 'iu'),
      'how long reservations that nobody fetches are stored (GDPR art. 13)',
      /reserv/iu,
    ],
    [
      new RegExp(String.raw`\bkonto[^.\n]*(?:${aTime}|\btil\b[^.\n]*(?:slett|gjør))`, 'iu'),
      'how long accounts are stored (GDPR art. 13)',
      /\bkonto/iu,
    ],
    [
      new RegExp(String.raw`e-post[^.\n]*${aTime}|${aTime}[^.\n]*e-post`, 'iu'),
      'how long e-mails to the shop are stored (GDPR art. 13)',
      /(?:skriver|e-post|mail)/iu,
    ],
    [/\{sessionLasts\}/u, 'how long the session lasts: {sessionLasts} (ekomloven § 3-15)', /\{sessionCookie\}/u],
    [/\{sessionCookie\}/u, 'the cookie of the session: {sessionCookie} (ekomloven § 3-15)'],
  ],
}

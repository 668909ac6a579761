/** The cookie policy's table of what services set once the shopper has agreed to them. */
export const cookiesTexts = {
  namespace: 'cookies',
  words: {
    cookie: 'Kapsel',
    what: 'Hva den gjør',
    type: 'Type',
    lasts: 'Varer',
    ga: 'Teller besøk',
    gaLasts: '2 år',
    gaVisit: 'Holder et besøk sammen fra side til side',
    gid: 'Skiller besøk fra hverandre samme dag',
    gidLasts: '24 timer',
    fbp: 'Viser om en annonse førte hit',
    fbpLasts: '3 måneder',
    none: 'Vi setter ingen kapsler som krever samtykke.',
    unused: 'Vi bruker ikke {names}.',
  },
} as const

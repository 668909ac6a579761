/** What services set once the shopper has agreed to them, as the cookie policy's table, and who then gets to know of the visit. */
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
    fbc: 'Husker annonsen som du kom hit fra',
    fbcLasts: '3 måneder',
    sessionLasts: '{absolute} dager, {idle} uten bruk',
    none: 'Vi setter ingen kapsler som krever samtykke.',
    unused: 'Vi bruker ikke {names}.',
    recipients:
      'Har du sagt ja til kapsler som krever samtykke, får også {companies} opplysninger om besøket ditt. Opplysningene kan bli overført til USA, utenfor EØS. Da gjelder EU–US Data Privacy Framework eller EUs standardkontrakter.',
  },
} as const

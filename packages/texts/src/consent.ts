/** The question about cookies. */
export const consentTexts = {
  namespace: 'consent',
  words: {
    title: 'Du bestemmer over informasjonskapslene',
    text: 'Noen må vi ha for at handlekurven og innloggingen skal virke. Resten bruker vi bare hvis du sier ja.',
    policy: 'Les om informasjonskapsler',
    necessaryOnly: 'Kun nødvendige',
    acceptAll: 'Godta alle',
    customise: 'Tilpass',
    save: 'Lagre valget mitt',
    purposes: 'Hva vi kan bruke dem til',
    necessary: 'Nødvendige',
    necessaryText: 'Handlekurv, innlogging og svaret ditt her. Uten dem virker ikke butikken.',
    alwaysOn: 'Alltid på',
    cookiesUsed: 'Informasjonskapsler: {names}',
    analytics: 'Statistikk',
    analyticsText: 'Vi ser hvilke sider som blir brukt og hvor folk gir opp, og retter på det.',
    marketing: 'Markedsføring',
    marketingText: 'Annonser du ser andre steder, kan handle om det du har sett på her.',
    later: 'Du kan ombestemme deg når som helst, nederst på hver side.',
  },
} as const

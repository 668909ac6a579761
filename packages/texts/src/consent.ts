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
    later: 'Du kan ombestemme deg når som helst, nederst på hver side.',
  },
} as const

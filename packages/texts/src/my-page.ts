/** The customer's own pages. */
export const myPageTexts = {
  namespace: 'myPage',
  words: {
    title: 'Min side',
    greeting: 'Hei, {name}',
    menu: 'Min side',
    overview: 'Oversikt',
    orders: 'Ordrer',
    reservations: 'Reservasjoner',
    reviews: 'Anmeldelser',
    favourites: 'Favoritter',
    settings: 'Innstillinger',
    logOut: 'Logg ut',
    loading: 'Henter siden din',
    noScript: 'Sidene dine hentes i nettleseren, og trenger JavaScript.',
    promptTitle: 'Logg inn for å se siden din',
    promptText: 'Her finner du ordrer, reservasjoner, anmeldelser og favoritter.',
    endedTitle: 'Du er ikke logget inn lenger',
    endedText: 'Logg inn igjen, så fortsetter du der du var.',
    logIn: 'Logg inn',
    register: 'Opprett konto',
  },
} as const

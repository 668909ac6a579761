/** What customers write, by stars. */
export const reviewTexts = {
  5: [
    'Akkurat som beskrevet. Brukt hver dag siden jeg hentet den.', 'Kjøpte én til mannen også. Det sier vel sitt.', 'Veldig fornøyd! Rask henting i butikken.', 'Bedre enn ventet til den prisen.',
    'Har brukt denne på to turer nå, og den gjør det den skal.', 'Endelig noe som varer.', 'Fin farge, enda penere enn på bildet.', 'Anbefales.', 'Barnebarnet nekter å ta den av seg.', 'God kvalitet og pen i sømmene.',
  ],
  4: [
    'Bra, men fargen er litt mørkere enn på skjermen.', 'Fornøyd. Trekker ett poeng fordi den krympet bittelitt i vask.', 'God til prisen. Kunne hatt én lomme til.', 'Gjør jobben, og er lett å holde ren.', 'Fin, men jeg måtte bytte til en større. Det gikk greit i butikken.',
    'Solid. Litt stiv de første gangene.',
  ],
  3: ['Helt grei.', 'Litt mindre enn jeg trodde.', 'Ok, men ikke noe mer enn det.', 'God idé, litt tynn utførelse.', 'Den er fin, men levetida gjenstår å se.'],
  2: ['Ikke helt det jeg hadde sett for meg. Fikk byttet uten problemer.', 'En tråd løsnet etter en uke.', 'For stor for meg, selv om jeg målte.'],
  1: ['Fikk feil farge i posen. Den ble byttet, men likevel.'],
} as const

export const replies = ['Takk for at du sier fra! Ta den med innom butikken, så ser vi på den.', 'Det skal den ikke gjøre. Kom innom med kvitteringen, så ordner vi det.', 'Hyggelig å høre. God tur!'] as const

export const firstNames = ['Anne', 'Ingrid', 'Marit', 'Silje', 'Hilde', 'Nora', 'Solveig', 'Tone', 'Kari', 'Amina', 'Lars', 'Odd', 'Bjørn', 'Håkon', 'Jonas', 'Terje', 'Magnus', 'Sindre', 'Per', 'Ravi', 'Einar', 'Ane', 'Ellen', 'Mikkel'] as const
export const initials = ['A.', 'B.', 'D.', 'E.', 'F.', 'H.', 'J.', 'K.', 'L.', 'M.', 'N.', 'R.', 'S.', 'T.', 'V.', 'Ø.'] as const

/** What customers write, by stars: about anything, and about what is worn. */
export const reviewTexts = {
  5: [
    'Akkurat som beskrevet.',
    'Veldig fornøyd! Rask henting i butikken.',
    'Bedre enn ventet til den prisen.',
    'Gjør det den skal, og ikke noe tull.',
    'Endelig noe som varer.',
    'Enda penere enn på bildet.',
    'Anbefales.',
    'God hjelp i butikken, og riktig valg denne gangen.',
    'Brukt i all slags vær siden i høst. Ingenting å utsette.',
    'Kjøpte til meg selv, og så måtte jeg kjøpe én til.',
    'Andre gang jeg kjøper samme. Det sier vel sitt.',
  ],
  4: [
    'Bra, men fargen er litt mørkere enn på skjermen.',
    'God til prisen.',
    'Fornøyd. Litt stiv i starten.',
    'Solid. Hadde håpet på flere farger.',
    'Gjør jobben. Bruksanvisning hadde vært fint.',
    'Litt vanskelig å få tak i, men verdt turen.',
  ],
  3: [
    'Helt grei.',
    'Ok, men ikke noe mer enn det.',
    'God idé, litt tynn utførelse.',
    'Fin, men levetida gjenstår å se.',
    'Helt på det jevne.',
  ],
  2: [
    'Ikke helt det jeg hadde sett for meg. Fikk byttet uten problemer.',
    'Litt slurv i finishen på min.',
    'Ser bedre ut på bildet enn i virkeligheten.',
  ],
  1: ['Fikk feil farge i posen. Den ble byttet, men likevel.', 'Gikk i stykker andre gang jeg brukte den.'],
} as const

export const wornTexts = {
  5: [
    'Sitter som den skal.',
    'Brukt hver dag siden jeg hentet den.',
    'God passform og pene sømmer.',
    'Vasket mange ganger, ser ny ut.',
    'Akkurat passe varm.',
  ],
  4: [
    'Fin, men jeg måtte bytte til en større. Det gikk greit i butikken.',
    'Fornøyd. Trekker ett poeng fordi den krympet bittelitt i vask.',
    'God, men litt lang i ermene på meg.',
  ],
  3: ['Litt mindre enn jeg trodde.', 'Grei, men nuppet litt fort.', 'Fin farge, litt rar passform.'],
  2: ['En tråd løsnet etter en uke.', 'For stor for meg, selv om jeg målte.'],
  1: ['Passet ikke i det hele tatt. Les størrelsesguiden bedre enn jeg gjorde.', 'Sømmen røk første dagen.'],
} as const

/** What some of them add, by stars. */
export const afterwards = {
  5: [
    'Tilbake for å kjøpe én til i gave.',
    'Den har vært med på alt siden.',
    'Verdt hver krone.',
    'Skulle kjøpt den i fjor.',
    'Resten av familien vil ha samme.',
    'Har hatt flere merker, og dette er det beste.',
    'Fikk den på tilbud, men hadde betalt full pris.',
    'To sesonger uten et hull.',
    'Hentet den samme dag.',
    'Naboen spurte hvor den kom fra.',
    'Tåler mer enn jeg gjør.',
    'Kommer til å vare lenge.',
  ],
  4: [
    'Ville kjøpt den igjen.',
    'Ellers ingenting å si på den.',
    'Prisen er grei.',
    'Får se hvordan den er til våren.',
    'Butikken ordnet resten.',
    'Nesten full pott.',
  ],
  3: ['Bruker den til hverdags.', 'Får duge i år.', 'Den gamle var litt bedre.', 'Til den prisen er det greit nok.'],
  2: ['Hyggelig betjening, da.', 'Den er levert inn til reparasjon.', 'Kjøper nok en annen neste gang.'],
  1: ['Fikk pengene igjen.', 'Det tok to turer til butikken.', 'Skuffet, siden den forrige var så bra.'],
} as const

export const replies = [
  'Takk for at du sier fra! Ta den med innom butikken, så ser vi på den.',
  'Det skal den ikke gjøre. Kom innom med kvitteringen, så ordner vi det.',
  'Hyggelig å høre. God tur!',
] as const

export const firstNames = [
  'Anne',
  'Ingrid',
  'Marit',
  'Silje',
  'Hilde',
  'Nora',
  'Solveig',
  'Tone',
  'Kari',
  'Amina',
  'Lars',
  'Odd',
  'Bjørn',
  'Håkon',
  'Jonas',
  'Terje',
  'Magnus',
  'Sindre',
  'Per',
  'Ravi',
  'Einar',
  'Ane',
  'Ellen',
  'Mikkel',
] as const
export const initials = ['A.', 'B.', 'D.', 'E.', 'F.', 'H.', 'J.', 'K.', 'L.', 'M.', 'N.', 'R.', 'S.', 'T.', 'V.', 'Ø.'] as const

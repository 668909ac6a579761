/** The counties of Norway, by the keys of `@vidda/domain/shop`. `elsewhere` heads the shops that are in none of them. */
export const countiesTexts = {
  namespace: 'counties',
  words: {
    agder: 'Agder',
    akershus: 'Akershus',
    buskerud: 'Buskerud',
    finnmark: 'Finnmark',
    innlandet: 'Innlandet',
    moreOgRomsdal: 'Møre og Romsdal',
    nordland: 'Nordland',
    oslo: 'Oslo',
    rogaland: 'Rogaland',
    telemark: 'Telemark',
    troms: 'Troms',
    trondelag: 'Trøndelag',
    vestfold: 'Vestfold',
    vestland: 'Vestland',
    ostfold: 'Østfold',
    elsewhere: 'Andre steder',
  },
} as const

/** Names of Norway's counties, keyed as in `@vidda/domain/shop`. `elsewhere` is the heading for shops without a county. */
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

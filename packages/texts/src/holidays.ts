/** Public holidays, as a list of opening hours names them. */
export const holidaysTexts = {
  namespace: 'holidays',
  words: {
    newYear: 'Første nyttårsdag',
    maundyThursday: 'Skjærtorsdag',
    goodFriday: 'Langfredag',
    easterSunday: 'Første påskedag',
    easterMonday: 'Andre påskedag',
    labourDay: 'Første mai',
    constitutionDay: 'Grunnlovsdagen',
    ascension: 'Kristi himmelfartsdag',
    whitSunday: 'Første pinsedag',
    whitMonday: 'Andre pinsedag',
    christmasDay: 'Første juledag',
    boxingDay: 'Andre juledag',
  },
} as const

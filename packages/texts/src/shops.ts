/** Shops and when they are open. */
export const shops = {
  openUntil: 'Åpent til {time}',
  opensToday: 'Stengt nå, åpent {from}–{to} i dag',
  closedToday: 'Stengt i dag',
  closedForToday: 'Stengt for i dag',
  closed: 'stengt',
  monday: 'Mandag',
  tuesday: 'Tirsdag',
  wednesday: 'Onsdag',
  thursday: 'Torsdag',
  friday: 'Fredag',
  saturday: 'Lørdag',
  sunday: 'Søndag',
} as const

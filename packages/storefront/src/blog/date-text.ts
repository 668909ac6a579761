const dayInNorway = /* @__PURE__ */ new Intl.DateTimeFormat('nb-NO', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Oslo',
})

/** `14. november 2026`, on the clock of Norway wherever the page is made. */
export const dateText = (instant: string): string => dayInNorway.format(new Date(instant))

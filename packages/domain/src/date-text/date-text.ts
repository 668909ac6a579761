/** An instant, or a date such as `2026-11-25`: its midnight UTC is on the same day in Norway. */
export type Instant = string | number | Date

/**
 * A formatter on Norway's clock, whatever the machine's zone, with a period in times of day (Språkrådet's rule). It is created on first use:
 * the first `Intl.DateTimeFormat` of a page costs a phone a tenth of a second.
 */
function formatterOf(options: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  let format: Intl.DateTimeFormat | undefined
  return (instant) => {
    format ??= new Intl.DateTimeFormat('nb-NO', { ...options, timeZone: 'Europe/Oslo' })
    return format.format(new Date(instant)).replace(/(\d\d):(\d\d)/, '$1.$2')
  }
}

const time = { hour: '2-digit', minute: '2-digit' } as const
const dayAndMonth = { day: 'numeric', month: 'long' } as const

/** `18.00` */
export const clockTime = /* @__PURE__ */ formatterOf(time)
/** `lørdag` */
export const weekdayName = /* @__PURE__ */ formatterOf({ weekday: 'long' })
/** `5. desember` */
export const dayOfMonth = /* @__PURE__ */ formatterOf(dayAndMonth)
/** `lørdag 5. desember` */
export const weekdayDate = /* @__PURE__ */ formatterOf({ ...dayAndMonth, weekday: 'long' })
/** `5. desember 2026` */
export const longDate = /* @__PURE__ */ formatterOf({ dateStyle: 'long' })
/** `lørdag 5. desember 2026` */
export const fullDate = /* @__PURE__ */ formatterOf({ dateStyle: 'full' })
/** `5. desember 2026 kl. 18.00` */
export const dateTime = /* @__PURE__ */ formatterOf({ dateStyle: 'long', timeStyle: 'short' })
/** `lørdag 5. desember kl. 18.00` */
export const weekdayDateTime = /* @__PURE__ */ formatterOf({ ...dayAndMonth, ...time, weekday: 'long' })
/** `lør. 5. desember kl. 18.00` */
export const shortDayTime = /* @__PURE__ */ formatterOf({ ...dayAndMonth, ...time, weekday: 'short' })

/** A page's `<meta>` that tells how many reloads its server had asked for when the page was made. */
export const reloadsName = 'vidda-reloads'

/** The event by which a page sends that count to its server once its socket is connected. */
export const shownEvent = 'vidda:shown'

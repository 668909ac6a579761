/** A page's `<meta>` that tells how many reloads its server had asked for when the page was made. */
export const reloadsName = 'vidda-reloads'

/** What a page sends its server as soon as it is connected: that count. */
export const shownEvent = 'vidda:shown'

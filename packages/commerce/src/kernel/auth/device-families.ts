/** What is kept of a browser: whose make it and its system are, without versions or anything else that tells people apart. */
export type DeviceFamilies = { readonly browser: string | null; readonly system: string | null }

type Families = readonly (readonly [family: string, sign: RegExp])[]

/** The first that fits: most browsers name others beside themselves. */
const browsers: Families = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\b(?:OPR|OPT|Opera)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Vivaldi', /\bVivaldi\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//u],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//u],
]

const systems: Families = [
  ['iPad', /\biPad\b/u],
  ['iPhone', /\b(?:iPhone|iPod)\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Mac', /\bMacintosh\b/u],
  ['Linux', /\b(?:Linux|X11)\b/u],
]

/** A header is as long as its sender likes. */
const longest = 500

const familyOf = (families: Families, header: string) => families.find(([, sign]) => sign.test(header))?.[0] ?? null

/** Of a `User-Agent` header. */
export function familiesOf(header = ''): DeviceFamilies {
  const start = header.slice(0, longest)
  return { browser: familyOf(browsers, start), system: familyOf(systems, start) }
}

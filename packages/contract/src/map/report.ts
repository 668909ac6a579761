/** Where the mapping reports data that it had to do without; `console.error` when none is given. */
export type Report = (message: string, detail?: unknown) => void

export const reportToConsole: Report = (message, detail) => console.error(message, detail)

/** True when every named field is there; otherwise reports `ERROR: Missing data` (spec §5). */
export function complete(wire: object, fields: readonly string[], report: Report): boolean {
  const missing = fields.filter((field) => (wire as Readonly<Record<string, unknown>>)[field] == null)
  if (missing.length > 0) report('ERROR: Missing data', missing)
  return missing.length === 0
}

/** What a check found; no problems means that it passes. `note` is shown in the summary either way. */
export type Report = { readonly problems: readonly string[]; readonly note?: string }

/** A check that reads files and nothing else; `root` is the kit's top folder. */
export type Check = (root: string) => Report | Promise<Report>

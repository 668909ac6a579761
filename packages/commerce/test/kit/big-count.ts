const { VIDDA_ALL, VIDDA_PROVE } = process.env

/** How often something is tried that fails by chance: all of it with `pnpm prove`, a tenth with `pnpm test --all`, a hundredth in every run. */
export const bigCount = (count: number): number => Math.ceil(count / (VIDDA_PROVE ? 1 : VIDDA_ALL ? 10 : 100))

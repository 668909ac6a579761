import fc from 'fast-check'

const { VIDDA_PROVE, VIDDA_SEED } = process.env

/** Fifty times the usual number of cases when proving; the seed replays a run. */
fc.configureGlobal({ ...(VIDDA_PROVE && { numRuns: 5000 }), ...(VIDDA_SEED && { seed: Number(VIDDA_SEED) }) })

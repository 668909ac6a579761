import { encode } from 'uqr'

/** Modules of light all around that readers need to find the code (ISO/IEC 18004). */
const quietZone = 4

/** The code's modules row by row, dark ones true, with its quiet zone. */
export const encodeCode = (value: string): readonly (readonly boolean[])[] => encode(value, { border: quietZone, ecc: 'M' }).data

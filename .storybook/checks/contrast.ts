/** A test run with `--prove` alone looks at contrast in every theme: it takes longer than all else that is done to a story. */
export const contrast = { everyLook: false }

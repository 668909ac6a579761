/** Of an article that is sold out, as in `paths`: apart, for most pages never ask for it. */
export const alternativesPath = (id: number, shopId: number | null): string =>
  `articles/${id}/alternatives${shopId === null ? '' : `?shopID=${shopId}`}`

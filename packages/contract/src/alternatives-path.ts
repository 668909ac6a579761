/** Path of the alternatives to a sold-out article. It is not among `paths`, so that pages which never fetch it do not load it. */
export const alternativesPath = (id: number, shopId: number | null): string =>
  `articles/${id}/alternatives${shopId === null ? '' : `?shopID=${shopId}`}`

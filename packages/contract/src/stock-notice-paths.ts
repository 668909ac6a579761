/** Those of notices, as in `paths`: apart, for no page asks for them as it opens. */
export const stockNoticePaths = {
  all: 'stock-notices',
  mailed: 'stock-notices/mailed',
  confirm: 'stock-notices/confirm',
  one: (id: number) => `stock-notices/${id}`,
  own: 'customers/current/stock-notices',
  ownOne: (id: number) => `customers/current/stock-notices/${id}`,
} as const

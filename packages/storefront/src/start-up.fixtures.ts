/** The paths of all that a start-up asks for (spec §4). */
export const startUpPaths = [
  'categories',
  'articles/brand',
  'shops',
  'postalcodes',
  'colorgroups',
  'genders',
  'shipping_methods',
  'bestsellers',
  'tenant/get',
] as const

import type { Reference } from './reference.ts'

/** What a shop asks for when it starts (spec §4 Start-up). */
const startUpLoads = [
  'categories',
  'brandArticles',
  'shops',
  'postalCodes',
  'colorGroups',
  'genders',
  'shippingMethods',
  'bestsellers',
  'tenant',
] as const satisfies readonly (keyof Reference)[]

/** All nine at once; over when each has its answer. One that failed is told to `log`, and is asked for again by whoever needs it. */
export async function startUp(reference: Pick<Reference, (typeof startUpLoads)[number]>, log: (failure: Error) => void): Promise<void> {
  const load = async (name: (typeof startUpLoads)[number]) => {
    try {
      await reference[name]()
    } catch (cause) {
      log(new Error(`Start-up could not load ${name}`, { cause }))
    }
  }
  await Promise.all(startUpLoads.map(load))
}

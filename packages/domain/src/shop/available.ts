/** The pseudo shop that stands for "any shop of the chain has stock" (spec §3 Shop). */
export const availableShopId = 55

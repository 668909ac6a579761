/** What a shopper is asked for beside the necessary cookies, in the order in which it is asked. */
export const consentPurposes = ['analytics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

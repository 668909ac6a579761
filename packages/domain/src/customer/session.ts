/** Days after which a customer's session ends: when nobody uses it, and in any case. Its cookie lasts the latter. */
export const sessionDays = { idle: 14, absolute: 90 } as const

/** The fact that says where a database's goods come from. */
export const goodsFact = 'catalogue'

/** They are a chain's own: nothing invented is ever put over them. */
export const ownData = [goodsFact, 'own'] as const

/** Key of the cart in local storage (spec §4). */
export const cartKey = 'vd-cart'

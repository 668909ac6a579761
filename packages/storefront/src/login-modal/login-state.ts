/** Kept with the entry of the history on which the log-in is open: the address of the log-in's own page, which says where it leads back to. */
export type LoginState = { readonly login?: string }

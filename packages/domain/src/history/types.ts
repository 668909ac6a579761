/** A page of a list that goes on. */
export type Page<Entry> = { readonly entries: readonly Entry[]; readonly page: number; readonly lastPage: number; readonly total: number }

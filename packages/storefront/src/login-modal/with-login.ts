import type { LoginState } from './login-state.ts'

/** The state of an entry of the history, with the log-in open on it whose own page this is. */
export const withLogin = (state: unknown, page: string): object => ({ ...(state as object | null), login: page }) satisfies LoginState

/** Whether the log-in is open on an entry of the history. */
export const isLoginOpen = (state: unknown): boolean => (state as LoginState | null)?.login !== undefined

import type { LoginState } from './login-state.ts'

/** History state with the log-in modal open; `page` is the address of the log-in page that stands for it on narrow windows. */
export const withLogin = (state: unknown, page: string): object => ({ ...(state as object | null), login: page }) satisfies LoginState

/** Whether the log-in modal is open in this history state. */
export const isLoginOpen = (state: unknown): boolean => (state as LoginState | null)?.login !== undefined

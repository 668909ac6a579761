import { ApiError } from '@vidda/client'
import type { App } from '../app/index.ts'
import { sessionOf } from './use-session.ts'

/** Whether an error says that nobody is logged in, or somebody else. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** What a customer asks for, or changes, of their own. A 401 clears the user (spec §4 Session), and is thrown on. */
export async function asCustomer<T>(app: App, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (isLoggedOut(error)) sessionOf(app).getState().setUser(null)
    throw error
  }
}

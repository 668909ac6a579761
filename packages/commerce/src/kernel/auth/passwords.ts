import { hash, verify } from '@node-rs/argon2'

/** Hashes and checks passwords; one hash or check takes tens of milliseconds by design. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
}

// argon2id is the library's default; the costs are the least that OWASP's cheat sheet asks for, written out so that no update lowers them.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The highest costs of a hash from elsewhere; memory in KiB. */
export const highestCosts = { memoryCost: 131_072, timeCost: 16, parallelism: 8 }

/** argon2id. */
export const argon2id: Passwords = {
  // Composed and decomposed letters look the same, and must open the same account.
  hash: (password) => hash(password.normalize('NFKC'), costs),
  verify: (stored, password) => verify(stored, password.normalize('NFKC')),
}

/** Checks a password in the same work whether or not there is an account. */
export class Credentials {
  readonly #passwords: Passwords
  #dummy: Promise<string> | undefined

  constructor(passwords: Passwords) {
    this.#passwords = passwords
  }

  hash(password: string): Promise<string> {
    return this.#passwords.hash(password)
  }

  /**
   * `stored` is null when there is no such account, and empty when it has no password yet: then `standIn` is checked, or where there is none a
   * hash that nobody knows the password of, and the answer is no.
   */
  async fits(stored: string | null, password: string, standIn: string | null): Promise<boolean> {
    const dummy = await (this.#dummy ??= this.#passwords.hash(crypto.randomUUID()))
    const fits = await this.#passwords.verify(stored || standIn || dummy, password)
    return Boolean(stored) && fits
  }
}

import type { Customer } from '@vidda/contract/wire'
import type { Client } from '../kit/client.ts'
import { registered, type Person } from '../kit/people.ts'

/** Stands in addresses for the id of whoever is logged in. */
export const ownId = 2_147_483_646

/** Somebody who is logged in, and registers anew when a request has ended that: by logging out, a new password or leaving. */
export class LoggedIn {
  readonly #client: Client
  #person: Person

  private constructor(client: Client, person: Person) {
    this.#client = client
    this.#person = person
  }

  static async open(client: Client): Promise<LoggedIn> {
    return new LoggedIn(client, await registered(client))
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#person.browser.headers
  }

  /** The address with the customer's own id. */
  addressed(path: string): string {
    return path.replace(String(ownId), String(this.#person.customer.id))
  }

  /** Asks as no hostile request does, and registers somebody else where nobody is logged in any more. */
  async stay(): Promise<void> {
    const { status } = await this.#client.get<Customer>('/customers/current', this.headers)
    if (status !== 200) this.#person = await registered(this.#client)
  }
}

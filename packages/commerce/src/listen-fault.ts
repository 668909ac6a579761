import { CommerceStartError } from './kernel/start-error.ts'

type Address = { readonly host: string; readonly port: number }

const unknownHost = ({ host }: Address) =>
  `The host name ${host} has no address. Set HOST to an address of this machine: 127.0.0.1 for itself alone, 0.0.0.0 for all of its networks.`

const words: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) => `The port ${port} is taken. Stop what listens there, or set PORT to another.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine does not have the address ${host}. Set HOST to one that it has: 127.0.0.1 for itself alone, 0.0.0.0 for all of its networks.`,
  EACCES: ({ port }) => `This user may not listen on the port ${port}. Set PORT to one above 1023, or let the user listen there.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
}

/** Why it cannot listen there, in one line that says what to do; null for what does not lie in the address. */
export function listenFault(error: unknown, address: Address): CommerceStartError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const told = Object.hasOwn(words, code) ? words[code] : undefined
  return told ? new CommerceStartError(told(address), { cause: error }) : null
}

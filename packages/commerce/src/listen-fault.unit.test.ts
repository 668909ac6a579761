import { expect, it } from 'vitest'
import { listenFault } from './listen-fault.ts'
import { CommerceStartError } from './kernel/start-error.ts'

const failing = (code: string) => Object.assign(new Error(`listen ${code}`), { code })
const address = { host: 'butikk.invalid', port: 80 }

it.each([
  ['EADDRINUSE', 'The port 80 is taken.', 'PORT'],
  ['EADDRNOTAVAIL', 'This machine does not have the address butikk.invalid.', 'HOST'],
  ['EACCES', 'This user may not listen on the port 80.', 'PORT'],
  ['ENOTFOUND', 'The host name butikk.invalid has no address.', 'HOST'],
  ['EAI_AGAIN', 'The host name butikk.invalid has no address.', 'HOST'],
])('%s is told in one line with what to set', (code, what, setting) => {
  const fault = listenFault(failing(code), address)
  expect(fault).toBeInstanceOf(CommerceStartError)
  expect(fault?.message.startsWith(`${what} `)).toBe(true)
  expect(fault?.message).toMatch(new RegExp(`^.*[Ss]et ${setting} to .*$`))
})

it('what does not lie in the address is left as it is', () => {
  expect(listenFault(failing('ENOMEM'), address)).toBeNull()
  expect(listenFault(failing('toString'), address)).toBeNull()
  expect(listenFault('words', address)).toBeNull()
})

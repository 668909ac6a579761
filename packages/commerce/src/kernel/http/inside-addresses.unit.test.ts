import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { InsideError, isInside, outsideLookup } from './inside-addresses.ts'

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.7',
    '::1',
    '::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::c0a8:101',
    '::127.0.0.1',
    '2001::1',
  ])('%s is inside', (address) => {
    expect(isInside(address)).toBe(true)
  })

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '172.15.0.1',
    '192.167.1.1',
    '100.128.0.1',
    '1.1.1.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s is outside', (address) => {
    expect(isInside(address)).toBe(false)
  })
})

describe('looking a name up', () => {
  const found = (...addresses: readonly string[]) =>
    addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))

  const lookedUp = (answer: readonly LookupAddress[], all: boolean, allowed = false): Promise<unknown> =>
    new Promise((resolve) => {
      const lookup = outsideLookup(
        () => allowed,
        (_hostname, _options, done) => done(null, [...answer]),
      )
      lookup('bilder.example', { all }, (error, address) => resolve(error ?? address))
    })

  it.each([true, false])('answers what a connection is then made to (all: %s)', async (all) => {
    const public_ = found('8.8.8.8', '2606:4700::1111')
    expect(await lookedUp(public_, all)).toEqual(all ? public_ : '8.8.8.8')
  })

  it.each([true, false])('refuses a name of which any address is inside, whatever it answered before (all: %s)', async (all) => {
    expect(await lookedUp(found('127.0.0.1'), all)).toBeInstanceOf(InsideError)
    expect(await lookedUp(found('8.8.8.8', '10.0.0.1'), all)).toBeInstanceOf(InsideError)
    expect(await lookedUp(found('::ffff:192.168.0.1'), all)).toBeInstanceOf(InsideError)
    expect(await lookedUp(found('10.0.0.1'), all, true)).toEqual(all ? found('10.0.0.1') : '10.0.0.1')
  })

  it('tells of a name without an address', async () => {
    expect(String(await lookedUp([], true))).toContain('bilder.example has no address')
  })
})

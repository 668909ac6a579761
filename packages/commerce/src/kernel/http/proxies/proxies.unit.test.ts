import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientAddressReader, noProxies, readProxies } from './index.ts'

const spoofed = '198.51.100.66'
const client = '203.0.113.7'
const balancer = '10.0.0.4'
const networks = ['10.0.0.0/8', '127.0.0.1', '2001:db8:aa::/48']

describe('[R10.17] whose address a request comes from', () => {
  it.each([
    ['nobody is believed who is not named', noProxies, client, spoofed, client],
    ['loopback no more than others', noProxies, '127.0.0.1', spoofed, '127.0.0.1'],
    ['nor a private network', noProxies, '10.0.0.4', spoofed, '10.0.0.4'],
    ['a named proxy is', { networks, hops: 1 }, balancer, client, client],
    ['also as IPv4 in IPv6', { networks, hops: 1 }, `::ffff:${balancer}`, client, client],
    ['also over IPv6', { networks, hops: 1 }, '2001:db8:aa::1', client, client],
    ['the entries before its own are the client’s words', { networks, hops: 1 }, balancer, `${spoofed}, ${client}`, client],
    ['so is a second proxy beyond the count of hops', { networks, hops: 1 }, balancer, `${client}, 10.0.0.5`, '10.0.0.5'],
    ['two hops', { networks, hops: 2 }, balancer, `${spoofed}, ${client}, 10.0.0.5`, client],
    ['two hops, and one proxy only', { networks, hops: 2 }, balancer, `${spoofed}, ${client}`, client],
    ['a proxy that adds a port', { networks, hops: 1 }, balancer, `${spoofed}, ${client}:4711`, client],
    ['a proxy that adds brackets and a port', { networks, hops: 1 }, balancer, '[2001:db8::7]:4711', '2001:db8::7'],
    ['a proxy that adds nothing', { networks, hops: 3 }, balancer, '', balancer],
    ['a proxy that adds what is no address', { networks, hops: 1 }, balancer, `${client}, unknown`, balancer],
    ['no socket', noProxies, undefined, spoofed, ''],
  ])('%s', (_, trust, peer, forwarded, expected) => {
    expect(clientAddressReader(trust)(peer, forwarded)).toBe(expected)
  })

  it('whatever a client sends, its address is the one that the last proxy saw', () => {
    const read = clientAddressReader({ networks, hops: 1 })
    const entry = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom(...networks, 'unknown', '', '::1', '[', 'a:b'), fc.string())
    fc.assert(
      fc.property(fc.array(entry), fc.oneof(fc.ipV4(), fc.constant('2001:db8:1::9')), (sent, seen) => {
        expect(read(balancer, [...sent, seen].join(', '))).toBe(seen)
        expect(clientAddressReader(noProxies)(seen, sent.join(', '))).toBe(seen)
      }),
    )
  })
})

describe('the settings', () => {
  const read = (env: Record<string, string>) => {
    const faults: string[] = []
    return { trust: readProxies(env, (fault) => faults.push(fault)), faults }
  }

  it('trust nobody when left out', () => {
    expect(read({})).toEqual({ trust: { networks: [], hops: 1 }, faults: [] })
    expect(read({ TRUSTED_PROXIES: '', TRUSTED_PROXY_HOPS: '' })).toEqual({ trust: noProxies, faults: [] })
  })

  it('name addresses and networks, and the count of hops', () => {
    const { trust, faults } = read({ TRUSTED_PROXIES: ' 127.0.0.1,::1, 10.0.0.0/8 ', TRUSTED_PROXY_HOPS: '2' })
    expect(trust).toEqual({ networks: ['127.0.0.1', '::1', '10.0.0.0/8'], hops: 2 })
    expect(faults).toEqual([])
  })

  it.each([
    ['TRUSTED_PROXIES', 'balancer.example'],
    ['TRUSTED_PROXIES', '203.0.113.0/33'],
    ['TRUSTED_PROXIES', '203.0.113.0/24/1'],
    ['TRUSTED_PROXY_HOPS', '0'],
    ['TRUSTED_PROXY_HOPS', '11'],
    ['TRUSTED_PROXY_HOPS', 'two'],
  ])('say what is wrong with %s=%s', (name, value) => {
    const { faults } = read({ [name]: value })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`"${value}"`)
  })
})

import type { Tenant } from '@vidda/contract'

const tenant = (id: string, chainId: number, origin: string): Tenant => ({
  id,
  chainId,
  origin,
  name: `Kjede ${chainId}`,
  seller: {
    legalName: `Kjede ${chainId} AS`,
    orgNo: '999999999',
    address: 'Storgata 1, 8006 Bodø',
    email: 'hjelp@example.org',
    phone: '40000000',
  },
  mail: { greeting: 'Hei', signature: 'Hilsen oss' },
  colors: { surface: '#ffffff', text: '#101010', action: '#004488', onAction: '#ffffff' },
  providers: chainId === 1 ? ['klarna', 'qliro'] : ['klarna'],
})

export const secret = 'a secret that tests alone use, and no shop'

/** Two brands of two chains; the second is served over https. */
export const tenants = [tenant('first', 1, 'http://127.0.0.1:3000'), tenant('second', 2, 'https://second.example')] as const

/** A reserved line on the wire. */
export const line = {
  EanNo: '7090000071',
  Count: 1,
  articleId: 7,
  name: 'Vare 7',
  size: 'M',
  color: 'Granskog',
  image: '/api/v1/images/7',
  price: 499,
}

/** A receipt on the wire, of one line in shop 4. */
export const receipt = {
  id: 31,
  token: 'hemmelig',
  shopID: 4,
  customerID: null,
  statusID: 1,
  name: 'Kari Nordmann',
  email: 'kari@eksempel.no',
  phone: '41234567',
  delivery: 'collect',
  address: '',
  city: '',
  zipcode: '',
  total: 49900,
  trackingUrl: null,
  articles: [line],
  notReserved: [],
  date: '2026-03-02T10:00:00Z',
  collectBefore: '2026-03-04T17:00:00Z',
}

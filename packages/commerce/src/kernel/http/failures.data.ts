import type { ErrorBody, ErrorCode } from '@vidda/contract'

type DocumentedFailure = {
  /** When it is answered. */
  readonly when: string
  readonly example: Pick<ErrorBody, 'message' | 'errors' | 'limit'>
}

/** What the OpenAPI document and the reference page say of each code. */
export const failures: Readonly<Record<ErrorCode, DocumentedFailure>> = {
  malformed_json: {
    when: 'The request cannot be read: its body is not JSON, or its address is not well encoded',
    example: { message: 'The request cannot be read: is it valid JSON?' },
  },
  idempotency_key_missing: {
    when: 'The header Idempotency-Key is missing, empty or too long',
    example: { message: 'The header Idempotency-Key is missing: a new value for each reservation, the same when trying again' },
  },
  tenant_missing: {
    when: 'The header X-Vidda-Tenant is missing',
    example: { message: 'The header X-Vidda-Tenant is missing: "<tenant id>.<signature>"' },
  },
  stock_token_refused: {
    when: 'The header Authorization does not carry the token of the brand’s stock feed',
    example: { message: 'The header Authorization does not carry the token of this brand’s stock feed' },
  },
  order_token_refused: {
    when: 'The header Authorization does not carry the token of the brand’s order feed',
    example: { message: 'The header Authorization does not carry the token of this brand’s order feed' },
  },
  already_logged_in: {
    when: 'Somebody is logged in here already',
    example: { message: 'Somebody is logged in here: log out first' },
  },
  not_logged_in: {
    when: 'Nobody is logged in: the session’s cookie is missing, out of date, or of another chain',
    example: { message: 'Nobody is logged in: log in first' },
  },
  other_customer: {
    when: 'Another customer than the one in the address is logged in',
    example: { message: 'Another customer is logged in' },
  },
  tenant_refused: {
    when: 'The header X-Vidda-Tenant names no tenant of the server, or is signed with another secret',
    example: { message: 'The header X-Vidda-Tenant names no tenant of this server, or is signed with another secret' },
  },
  not_found: {
    when: 'There is no such thing in this chain',
    example: { message: 'There is no article here' },
  },
  method_not_allowed: {
    when: 'The path is there, and does not have this method; the header Allow says which it has',
    example: { message: 'GET, HEAD are the methods of this path' },
  },
  promo_code_unknown: {
    when: 'The chain has no such promo code',
    example: { message: 'There is no such promo code' },
  },
  promo_code_expired: {
    when: 'The last day of the promo code is over',
    example: { message: 'The promo code does not hold any more' },
  },
  promo_code_not_yet: {
    when: 'The first day of the promo code is still to come',
    example: { message: 'The promo code does not hold yet' },
  },
  promo_code_used: {
    when: 'The promo code holds once, and a purchase was made with it',
    example: { message: 'The promo code holds once, and was used in another purchase' },
  },
  idempotency_key_reused: {
    when: 'The Idempotency-Key came with another body before',
    example: { message: 'This Idempotency-Key was used for another request' },
  },
  nothing_reserved: {
    when: 'None of the goods can be had in the shop in that number; where some can, the reservation is made and lists the others',
    example: {
      message: 'None of the goods could be reserved',
      errors: { 'items.0.Count': ['Fjellvind skalljakke (M, Granskog) cannot be had in this shop in that number'] },
    },
  },
  reservation_limit: {
    when: 'The phone or the e-mail address would have more reserved at a time than the chain allows; `limit` tells which limit, how much it is and how much of it is left',
    example: {
      message: 'At most 10 units may be reserved at a time, and 3 more of them now',
      limit: { name: 'openUnits', most: 10, left: 3 },
    },
  },
  reservation_rate: {
    when: 'More would be reserved from one network address, or mailed to one receiver, in an hour than the chain allows; `limit` tells which limit, how much it is and how much of it is left',
    example: {
      message: 'At most 40 units may be reserved from one network address in an hour',
      limit: { name: 'unitsPerAddress', most: 40, left: 0 },
    },
  },
  payment_rate: {
    when: 'More would be put aside for payments that are not made from one network address than may be reserved from it; `limit` tells how much that is and how much of it is left',
    example: {
      message: 'At most 40 units may be put aside for payment from one network address at a time',
      limit: { name: 'unitsPerAddress', most: 40, left: 0 },
    },
  },
  reservation_only: {
    when: 'One of the goods can be reserved in a shop, and not be paid for here',
    example: { message: 'These goods can be reserved in a shop, and not be paid for here: Fjellstøvel' },
  },
  reservation_over: {
    when: 'The reservation was collected, or its time is over: its receiver can neither change nor cancel it',
    example: { message: 'This reservation is over: it can neither be changed nor cancelled' },
  },
  nothing_ordered: {
    when: 'None of the goods can be had in this shop in that number',
    example: { message: 'None of the goods can be had in this shop in that number' },
  },
  price_changed: {
    when: 'The goods cost something else than the shopper was told',
    example: { message: 'These goods cost 129800 øre now, freight and discount included: look at the cart again' },
  },
  promo_code_taken: {
    when: 'The promo code holds once, and is being paid with in another purchase',
    example: { message: 'The promo code holds once, and is being used in another purchase' },
  },
  payment_finished: {
    when: 'The payment is paid or over; its receipt says what became of it',
    example: { message: 'This payment is paid or over: its receipt says what became of it' },
  },
  withdrawal_over: {
    when: 'The time in which the order could be withdrawn from is over, or it has come to nothing',
    example: { message: 'This order cannot be withdrawn from any more' },
  },
  nothing_bought: {
    when: 'The goods of the receipt are not paid for, or were given back',
    example: { message: 'Nothing of this receipt is bought' },
  },
  complaint_open: {
    when: 'A complaint about the same line is open already; the receipt tells its number',
    example: { message: 'A complaint about this line is open already: its receipt says which' },
  },
  already_answered: {
    when: 'The visitor has answered the question before',
    example: { message: 'This visitor has answered this question already' },
  },
  body_too_large: {
    when: 'The body is too large',
    example: { message: 'The body is too large' },
  },
  request_timeout: {
    when: 'The request has not come whole in time',
    example: { message: 'The request has not come whole in time: send it again' },
  },
  unsupported_media_type: {
    when: 'The content type of the body is not application/json',
    example: { message: 'Send JSON, with the content type application/json' },
  },
  csrf_token_mismatch: {
    when: 'A token against forged requests is missing or out of date: fetch GET /csrf once, and repeat the call once',
    example: { message: 'The tokens against forged requests are missing or out of date: fetch /api/v1/csrf and try again' },
  },
  validation_failed: {
    when: 'A field is not valid',
    example: { message: 'Name must have a value', errors: { name: ['Name must have a value'] } },
  },
  wrong_credentials: {
    when: 'There is no account with this name and password; which of them is wrong is not told',
    example: { message: 'There is no account with this name and password' },
  },
  account_exists: {
    when: 'There is an account with this e-mail address or phone number',
    example: { message: 'There is an account with this e-mail address or phone number already' },
  },
  too_many_requests: {
    when: 'There were too many attempts, or more calls in a minute than any shopper makes',
    example: { message: 'Too many attempts; try again in 40 seconds' },
  },
  headers_too_large: {
    when: 'The headers are too large',
    example: { message: 'The headers are too large' },
  },
  internal_error: {
    when: 'Something went wrong on the server; any call may answer so',
    example: { message: 'Something went wrong on the server' },
  },
  maps_failed: {
    when: 'The server of the address lookup does not answer as it should',
    example: { message: 'The server of the address lookup does not answer as it should: type the address in' },
  },
  unavailable: {
    when: 'Not just now: the database does not answer, or the goods are being changed',
    example: { message: 'The database does not answer just now; try again in 5 seconds' },
  },
  provider_unavailable: {
    when: 'The provider of the payment does not answer, or the brand does not offer it',
    example: { message: 'The provider does not answer just now: try again, or pay in another way' },
  },
  maps_unavailable: {
    when: 'There is no address lookup here',
    example: { message: 'There is no address lookup here: type the address in. OVERPASS_URL names its server' },
  },
}

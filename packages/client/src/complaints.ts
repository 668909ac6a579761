import { paths } from '@vidda/contract'
import { complaintBody, mapReceivedComplaint } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { ComplaintRequest, ReceivedComplaint } from '@vidda/domain/order'
import type { Api } from './api.ts'

/**
 * @public Complains of goods of a receipt, by its token: sent again under the same `idempotencyKey`, it answers as before. An {@link ApiError} of 409 where a
 * complaint about the line is open already (`complaint_open`) or nothing is bought (`nothing_bought`), of 422 for what is not said right, of 404 when the
 * receipt is gone.
 */
export async function complain(api: Api, token: string, request: ComplaintRequest, idempotencyKey: string): Promise<ReceivedComplaint> {
  return mapReceivedComplaint(
    (await api.change('post', paths.complaints, complaintBody(token, request), { idempotencyKey })) as Wire.ReceivedComplaint,
  )
}

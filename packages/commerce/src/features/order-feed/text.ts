import { FeedPurchase } from '@vidda/contract/wire'
import { serializersOnce } from '../../kernel/http/serializers.ts'

type Serialize = (purchase: FeedPurchase) => string

const compile = serializersOnce()({}, undefined)

/** A purchase in the very bytes that the feed answers it in: by the same schema and the same serializer. */
export const purchaseText = compile({ schema: FeedPurchase, method: 'GET', url: '/orders/feed', httpStatus: '200' }) as Serialize

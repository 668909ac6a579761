import { Notice } from '@vidda/ui/notice'
import { intoSight } from '../receipt-step/index.ts'

/** What was refused of no single field. */
export const Refused = ({ message }: { readonly message: string | null }) =>
  message !== null && (
    <Notice ref={intoSight} tone="error" role="alert">
      <p>{message}</p>
    </Notice>
  )

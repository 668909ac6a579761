import { Notice } from '@vidda/ui/notice'

/** What was refused of no single field. */
export const Refused = ({ message }: { readonly message: string | null }) =>
  message !== null && (
    <Notice tone="error" role="alert">
      <p>{message}</p>
    </Notice>
  )

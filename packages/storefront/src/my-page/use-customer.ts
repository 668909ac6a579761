import type { Customer } from '@vidda/domain/customer'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { arrive } from '../customer/index.ts'
import { fetchUser, useSession } from '../session/index.ts'

/** Who is logged in: null for nobody, `asking` while this page does not know yet. One who was logged in here before is shown at once. */
export function useCustomer(): Customer | null | 'asking' {
  const app = useApp()
  const user = useSession((view) => view.user)
  const [asking, setAsking] = useState(true)
  useEffect(() => {
    // What other tabs do is followed at once: this page shows what belongs to a customer.
    void arrive(app)
    void fetchUser(app).then(() => setAsking(false))
  }, [app])
  return user ?? (asking ? 'asking' : null)
}

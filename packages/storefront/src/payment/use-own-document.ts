import { isPaymentPath } from '@vidda/domain/route'
import { useEffect, useState } from 'react'

/** The document was opened for a payment, and so has its policy; one that the router came to has another page's. */
function isPaymentDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !opened || isPaymentPath(new URL(opened.name).pathname)
}

/**
 * Loads the document anew for whoever comes or goes: a policy is its document's, and so are the provider's globals. The router hears nothing of Back and
 * of links, and so draws no screen, and asks for nothing, that is thrown away at once.
 */
export function useOwnDocument(): boolean {
  const [isOwn, setIsOwn] = useState(false)
  useEffect(() => {
    if (!isPaymentDocument()) return window.location.reload()
    setIsOwn(true)
    const shown = window.location.pathname
    const isElsewhere = () => window.location.pathname !== shown
    function handlePopState(event: PopStateEvent) {
      if (!isElsewhere()) return
      event.stopImmediatePropagation()
      window.location.reload()
    }
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (link && link.pathname !== shown) event.stopPropagation()
    }
    window.addEventListener('popstate', handlePopState, { capture: true })
    window.addEventListener('click', handleClick, { capture: true })
    return () => {
      window.removeEventListener('popstate', handlePopState, { capture: true })
      window.removeEventListener('click', handleClick, { capture: true })
      if (isElsewhere()) window.location.reload()
    }
  }, [])
  return isOwn
}

import { useCallback, type Ref, type RefCallback, type RefObject } from 'react'

function hand<E>(ref: Ref<E> | undefined, element: E | null): void | (() => void) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}

/** One element for the component's own ref and its caller's. */
export function useSharedRef<E>(ownRef: RefObject<E | null>, givenRef: Ref<E> | undefined): RefCallback<E> {
  return useCallback(
    (element) => {
      ownRef.current = element
      const leave = hand(givenRef, element)
      return () => {
        ownRef.current = null
        if (leave) leave()
        else hand(givenRef, null)
      }
    },
    [ownRef, givenRef],
  )
}

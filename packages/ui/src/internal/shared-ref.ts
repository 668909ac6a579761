import { useCallback, type Ref, type RefCallback, type RefObject } from 'react'

/** One element for the component's own ref and its caller's. The own one holds its element on where the caller's has a cleanup: nothing asks it then. */
export function useSharedRef<E>(ownRef: RefObject<E | null>, givenRef: Ref<E> | undefined): RefCallback<E> {
  return useCallback(
    (element) => {
      ownRef.current = element
      if (typeof givenRef === 'function') return givenRef(element)
      if (givenRef) givenRef.current = element
    },
    [ownRef, givenRef],
  )
}

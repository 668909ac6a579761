import type { ComponentType } from 'react'
import { useNear } from '../app/index.ts'

/** A part of the article screen in its own `data-part`. Its code is loaded when it comes near the viewport; it renders nothing if that fails. */
export const nearPart = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  function NearPart(props) {
    const { ref, Part, retry } = useNear(load)
    if (retry) return null
    return (
      <div data-part={name} ref={ref}>
        {Part && <Part {...props} />}
      </div>
    )
  }

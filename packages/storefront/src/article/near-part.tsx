import type { ComponentType } from 'react'
import { useNear } from '../app/index.ts'

/** A part of the article's screen, in a `data-part` of its own. Its code is loaded when that comes near the viewport; nothing is rendered if it fails. */
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

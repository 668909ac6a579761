import { ShareButton } from '@vidda/ui/share-button'
import type { ShareRowProps } from '@vidda/ui/share-row'
import { desktopWidth } from '@vidda/tokens'
import { useEffect, useState, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode, useApp } from '../app/index.ts'
import { ShareRoot } from './Share.styles.ts'

type ShareProps = {
  /** Path of the page's own address. */
  readonly path: string
  /** What the system calls the page. */
  readonly title: string
}

/** Shares a page: a row of ways on a wide screen, a button for the system's own on a phone (spec §2). */
export function Share({ path, title }: ShareProps) {
  const { brand } = useApp()
  const tellFailure = useFailure()
  const [Row, setRow] = useState<ComponentType<ShareRowProps> | null>(null)
  const url = brand.origin + path

  useEffect(() => {
    if (!window.matchMedia(`(width >= ${desktopWidth}px)`).matches) return
    let wanted = true
    fetchCode(() => import('@vidda/ui/share-row'), 'ShareRow').then(
      ({ ShareRow }) => wanted && setRow(() => ShareRow),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])

  return (
    <ShareRoot data-wide={Row !== null || undefined}>
      <span data-part="button">
        <ShareButton url={url} title={title} onFailure={tellFailure} />
      </span>
      {Row && (
        <span data-part="row">
          <Row url={url} />
        </span>
      )}
    </ShareRoot>
  )
}

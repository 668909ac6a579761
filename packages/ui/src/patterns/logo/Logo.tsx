import { fill, frameTexts } from '@vidda/texts'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { LogoRoot } from './Logo.styles.ts'

/** Addresses of the same logo in two formats. */
export type LogoFiles = { readonly svg: string; readonly png: string }

export type LogoProps = RootProps<'span'> & {
  /** The chain's name, which the logo says to a screen reader. */
  readonly brandName: string
  /** As SVG, and as PNG for where that cannot be shown. */
  readonly files: LogoFiles
}

/** The brand's logo, linking home; the PNG takes over when the SVG cannot be shown (spec §2). */
export function Logo({ brandName, files, ...rest }: LogoProps) {
  const texts = useTexts(frameTexts)
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // An SVG that failed before hydration fired its error when nobody listened.
    if (image.current?.complete) image.current.decode().catch(() => setFailed(true))
  }, [])

  return (
    <LogoRoot {...rest}>
      <Link to="/" data-part="link">
        <img
          ref={image}
          data-part="image"
          src={failed ? files.png : files.svg}
          alt={fill(texts.home, { brand: brandName })}
          onError={() => setFailed(true)}
        />
      </Link>
    </LogoRoot>
  )
}

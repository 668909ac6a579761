import { articleTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { SizeGuideProps } from './SizeGuide.tsx'

/** Opens the size guide; code and measures are fetched at the first press. */
export function LazySizeGuide(props: Omit<SizeGuideProps, 'open' | 'onOpenChange'>) {
  const texts = useTexts(articleTexts)
  const tellFailure = useFailure()
  const [open, setOpen] = useState(false)
  const [Guide, setGuide] = useState<ComponentType<SizeGuideProps> | null>(null)

  const handleClick = () =>
    fetchCode(() => import('./SizeGuide.tsx'), 'SizeGuide').then(({ SizeGuide }) => {
      setGuide(() => SizeGuide)
      setOpen(true)
    }, tellFailure)

  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => void handleClick()}>
        {texts.sizeGuide}
      </Button>
      {Guide && <Guide {...props} open={open} onOpenChange={setOpen} />}
    </>
  )
}

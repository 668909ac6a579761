import { screens } from '@vidda/domain/route'
import { fill, homeTexts, shopsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ChipList } from '@vidda/ui/chip-list'
import { HomeSection } from '@vidda/ui/home-sections'
import { TextField } from '@vidda/ui/text-field'
import { useTexts } from '@vidda/ui/texts-provider'
import { HomeShopsRoot } from './HomeShops.styles.ts'
import type { ShownSection } from './sections.ts'

type HomeShopsProps = { readonly id: string; readonly section: Extract<ShownSection, { type: 'shops' }> }

/** The chain's shops: a form to the nearest, which works without scripts, and where they are few, each of them. */
export function HomeShops({ id, section: { title, count, shops } }: HomeShopsProps) {
  const texts = useTexts(shopsTexts)
  const home = useTexts(homeTexts)
  return (
    <HomeSection
      id={id}
      title={title ?? texts.title}
      text={count === 1 ? texts.countOne : fill(texts.count, { count })}
      link={{ text: home.allShops, to: screens.shops }}
    >
      <HomeShopsRoot>
        <form method="get" action={screens.shops}>
          <TextField
            name="postnr"
            label={texts.postcode}
            help={texts.postcodeHelp}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
          />
          <Button type="submit">{texts.find}</Button>
        </form>
        {shops.length > 0 && <ChipList label={title ?? texts.title} chips={shops} />}
      </HomeShopsRoot>
    </HomeSection>
  )
}

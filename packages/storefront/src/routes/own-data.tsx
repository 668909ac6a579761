import { myPageTexts, ownDataTexts } from '@vidda/texts'
import { pageTitle, type App } from '../app/index.ts'
import { OwnDataScreen } from '../settings/OwnDataScreen.tsx'

const head = (_: unknown, { brand, texts }: App) => ({
  title: pageTitle(`${texts(ownDataTexts).title} · ${texts(myPageTexts).title}`, brand.name),
  robots: 'noindex' as const,
})

export const accountData = { handle: { head }, Component: OwnDataScreen }

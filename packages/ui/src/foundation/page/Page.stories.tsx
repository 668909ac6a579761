import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AlertBanner } from '../../patterns/alert-banner/index.ts'
import { Footer } from '../../patterns/footer/index.ts'
import { FooterSingleLine } from '../../patterns/footer-single-line/index.ts'
import { HeaderSingleLine } from '../../patterns/header-single-line/index.ts'
import { HeaderTwoLine } from '../../patterns/header-two-line/index.ts'
import { MainMenu } from '../../patterns/main-menu/index.ts'
import { SectionHeading } from '../../primitives/section-heading/index.ts'
import { alerts, company, footerGroups, logo, payments, calmMenu, plainMenu } from '../../patterns/internal/frame-samples.data.ts'
import { guide } from '../internal/guide.ts'
import { Page } from './Page.tsx'

const shared = { brandName: 'Eksempel', logo, cartCount: 2, menuOpen: false, onMenuOpen: fn() }

const meta = {
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: ['skip link', 'header', 'notice: alerts and progress', 'main', 'footer'],
      do: ['Use it once, around every screen', 'Give what breaks out of the width data-bleed'],
      dont: ['Put anything before the header: the skip link comes first'],
      keys: [['Tab', 'shows the skip link first']],
    }),
  },
  args: {
    header: <HeaderTwoLine {...shared} onSearch={fn()} searchAction="/search" menu={<MainMenu groups={plainMenu} />} />,
    footer: <Footer company={company} groups={footerGroups} payments={payments} />,
    children: <SectionHeading level={1}>Dame</SectionHeading>,
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const TwoLine: Story = {}
export const SingleLine: Story = {
  args: {
    header: <HeaderSingleLine {...shared} menu={<MainMenu groups={calmMenu} />} />,
    footer: <FooterSingleLine company={company} links={footerGroups[1]?.links ?? []} />,
  },
}
export const WithAlert: Story = { args: { notice: <AlertBanner alerts={alerts} onDismiss={fn()} /> } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { plainMenu, wholeMenu } from '../internal/frame-samples.data.ts'
import { MainMenu } from './MainMenu.tsx'

const meta = { component: MainMenu, args: { groups: plainMenu } } satisfies Meta<typeof MainMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithExtras: Story = { args: { groups: wholeMenu } }
export const TwoGenders: Story = { args: { groups: { ...plainMenu, genders: plainMenu.genders.slice(0, 2) } } }

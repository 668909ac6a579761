import { passedStories, type StoryReport } from '@vidda/tooling-visual/story-results'
import { expect, it } from 'vitest'

const [button, badge] = [
  '/kit/packages/ui/src/primitives/button/Button.stories.tsx',
  '/kit/packages/ui/src/primitives/badge/Badge.stories.tsx',
] as const
const tokens = '/kit/.storybook/tokens/Colour.stories.tsx'

const file = (name: string, ...statuses: readonly string[]): StoryReport['testResults'][number] => ({
  name,
  assertionResults: statuses.map((status) => ({ status })),
})

it('counts the stories of components alone, and those that passed', () => {
  const testResults = [file(button, 'passed', 'failed'), file(badge, 'passed'), file(tokens, 'passed', 'passed')]
  expect(passedStories({ testResults }, [button, badge])).toBe(2)
})

it('says nothing of a run that left some out', () => {
  expect(passedStories({ testResults: [file(button, 'passed')] }, [button, badge])).toBeNull()
})

import { root } from '@vidda/tooling-shared/root'
import { publicFolders, tiers, titleOf, type Tier } from '@vidda/tooling-shared/source/library'
import { inManifest, manifestFile, publicLine, surfaceFile } from './lists.ts'
import { BadName, type Names } from './names.ts'
import { alreadyThere, type Scaffold } from './scaffold.ts'

const internal = (tier: Tier): string => (tier === 'foundation' ? '../internal' : '../../foundation/internal')

const index = ({ pascal }: Names) => `export { ${pascal} } from './${pascal}.tsx'
export type { ${pascal}Props } from './${pascal}.tsx'
`

const component = ({ pascal, words }: Names, tier: Tier) => `import type { ReactNode } from 'react'
import type { RootProps } from '${internal(tier)}/root-props.ts'
import { ${pascal}Root } from './${pascal}.styles.ts'

export type ${pascal}Props = RootProps<'div'> & {
  /** Default \`normal\`. State: \`data-size\`. */
  readonly size?: 'small' | 'normal'
  /** What stands in it. */
  readonly children: ReactNode
}

/** A ${words} around what it is given. */
export function ${pascal}({ size = 'normal', children, ...rest }: ${pascal}Props) {
  return (
    <${pascal}Root {...rest} data-size={size}>
      {children}
    </${pascal}Root>
  )
}
`

const styles = ({ pascal, kebab }: Names) => `import { color, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ${pascal}Root = styled.div\`
  --${kebab}-space: \${space.medium};

  box-sizing: border-box;
  padding: var(--${kebab}-space);
  background: \${color.surfaceRaised};
  color: \${color.text};
  font-size: \${type.body};
  overflow-wrap: break-word;

  &[data-size='small'] {
    --${kebab}-space: \${space.small};
  }
\`
`

const stories = ({ pascal }: Names, tier: Tier) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '${internal(tier)}/guide.ts'
import { ${pascal} } from './index.ts'

const meta = {
  component: ${pascal},
  args: { children: 'Lauvås Skalljakke Herre' },
  parameters: guide({
    anatomy: ['root: the ground, with its own space inside', 'content: what it is given'],
    do: ['Let the parent set the distance around it'],
    dont: ['Give it a colour that is no token'],
    keys: [],
  }),
} satisfies Meta<typeof ${pascal}>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const LongText: Story = { args: { children: 'Rim Regnjakke for lange dager i skog og fjell, med hette som følger hodet' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
`

const test = ({ pascal }: Names, tier: Tier) => `import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '${internal(tier)}/testing.tsx'
import { ${pascal} } from './index.ts'

it('holds what it is given, at the size that is asked for', () => {
  show(<${pascal} size="small">Lauvås Skalljakke</${pascal}>)
  expect(screen.getByText('Lauvås Skalljakke').dataset['size']).toBe('small')
})
`

/**
 * A new component of the design system: a folder in its tier with code, styles, stories and test, and a line each in the package's `exports` and in the
 * list of public names. @throws when the name is taken, or the tier is missing or unknown.
 */
export function componentScaffold(names: Names, wanted: string | undefined): Scaffold {
  const { kebab, pascal } = names
  const taken = publicFolders(root).find(({ name }) => name === kebab)
  if (taken) throw alreadyThere(taken.path)
  const tier = tiers.find((name) => name === wanted)
  if (!tier)
    throw new BadName(
      `${wanted === undefined ? 'The component needs a tier' : `There is no tier "${wanted}"`}: say --tier ${tiers.join(', ')}.`,
    )
  const folder = `packages/ui/src/${tier}/${kebab}`
  return {
    folder,
    files: {
      [`${folder}/index.ts`]: index(names),
      [`${folder}/${pascal}.tsx`]: component(names, tier),
      [`${folder}/${pascal}.styles.ts`]: styles(names),
      [`${folder}/${pascal}.stories.tsx`]: stories(names, tier),
      [`${folder}/${pascal}.test.tsx`]: test(names, tier),
    },
    changes: {
      [surfaceFile]: (text) => publicLine(text, kebab, pascal),
      [manifestFile]: (text) => inManifest(text, tier, kebab),
    },
    next: [
      `pnpm storybook shows it under ${titleOf(tier)}; pnpm exec vitest run ${folder} tests it.`,
      `Import it as @vidda/ui/${kebab}. What it exports beyond these names goes into ${surfaceFile} too.`,
    ],
  }
}

import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { inRouter, speaking } from '../decorators.tsx'

/** A story as the matrix shows it: `wide` ones go by the window's width and have a row each, `fullscreen` ones without room around them too. */
export type State = { readonly name: string; readonly fullscreen: boolean; readonly wide: boolean; readonly Story: ComponentType }

type StoryModule = Parameters<typeof composeStories>[0]

type Composed = ComponentType & {
  readonly storyName: string
  readonly play?: unknown
  readonly tags: readonly string[]
  readonly parameters: Readonly<Record<string, unknown>>
  readonly globals?: { readonly viewport?: { readonly value?: string } }
}

/** Stories carry the tag unless they or their file say `!matrix`, as those do that look like another. */
const annotations = { decorators: [speaking, inRouter], tags: ['matrix'] }

/** `LongText` is `Long text`. */
const inWords = (name: string): string => name.replaceAll(/(?<=.)[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)

const isPlain = (story: Composed): boolean => story.globals?.viewport?.value === undefined

/** In the order of the file, which a module's own names have lost. */
function inOrder(module: StoryModule): readonly Composed[] {
  const composed = composeStories(module, annotations) as unknown as Readonly<Record<string, Composed>>
  const { __namedExportsOrder: order = Object.keys(composed) } = module as { readonly __namedExportsOrder?: readonly string[] }
  return order.flatMap((name) => composed[name] ?? [])
}

/** The first story as it begins, and all those without a play function and a width of their own. */
export function mainStates(module: unknown): readonly State[] {
  const shown = inOrder(module as StoryModule).filter(({ tags }) => tags.includes('matrix'))
  const states = shown.filter((story, index) => index === 0 || (story.play === undefined && isPlain(story)))
  return states.map((Story) => ({
    name: inWords(Story.storyName),
    fullscreen: Story.parameters['layout'] === 'fullscreen',
    wide: Story.parameters['layout'] === 'fullscreen' || Story.parameters['wide'] === true,
    Story,
  }))
}

import { kitPaths, readTexts } from './files.ts'

/** A story as its file writes it. */
export type StorySource = {
  readonly tier: string
  /** The component's folder, such as `button`. */
  readonly component: string
  readonly name: string
  readonly isPlayed: boolean
  readonly text: string
}

const place = /^packages\/ui\/src\/(?<tier>\w+)\/(?<component>[\w-]+)\/\w+\.stories\.tsx$/u

/** Paths of the library's story files. */
export const storyFiles = (root: string): readonly string[] => kitPaths(root).filter((path) => place.test(path))

/** The stories of the library, parsed from their source files. */
export const readStories = (root: string): readonly StorySource[] =>
  readTexts(root, (path) => place.test(path)).flatMap(({ path, text }) => {
    const { tier = '', component = '' } = place.exec(path)?.groups ?? {}
    const starts = [...text.matchAll(/^export const (?<story>\w+)/gmu)]
    return starts.map((match, index) => {
      const body = text.slice(match.index, starts[index + 1]?.index)
      return {
        tier,
        component,
        name: match.groups?.['story'] ?? '',
        isPlayed: /\bplay\b\s*[:(,=]|\.play\b/u.test(body),
        text: body,
      }
    })
  })

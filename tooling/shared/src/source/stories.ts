import { kitPaths, readTexts } from './files.ts'

/** A story as its file writes it. */
export type StorySource = {
  /** `ui/button`. */
  readonly folder: string
  readonly name: string
  readonly isPlayed: boolean
  readonly text: string
}

const place = /^packages\/(?<name>\w+)\/src\/(?<folder>.+)\/[^/]+\.stories\.tsx$/u

/** Every file of stories that a package has. */
export const storyFiles = (root: string): readonly string[] => kitPaths(root).filter((path) => place.test(path))

/** Every story of every package, read from its file. */
export const readStories = (root: string): readonly StorySource[] =>
  readTexts(root, (path) => place.test(path)).flatMap(({ path, text }) => {
    const { name = '', folder = '' } = place.exec(path)?.groups ?? {}
    const starts = [...text.matchAll(/^export const (?<story>\w+)/gmu)]
    return starts.map((match, index) => {
      const body = text.slice(match.index, starts[index + 1]?.index)
      return {
        folder: `${name}/${folder}`,
        name: match.groups?.['story'] ?? '',
        isPlayed: /\bplay\b\s*[:(,=]|\.play\b/u.test(body),
        text: body,
      }
    })
  })

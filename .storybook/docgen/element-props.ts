import type { ArgTypesEnhancer } from 'storybook/internal/types'

const describe = (name: string): string => (name === 'children' ? 'What stands in it.' : `The element's own \`${name}\`.`)

/** Rows of what a story hands to the element itself, which no component declares: they come from the story's `args`. */
export const describeElementProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  if (component === undefined) return argTypes
  const missing = Object.keys(initialArgs).filter((name) => argTypes[name] === undefined)
  return { ...argTypes, ...Object.fromEntries(missing.map((name) => [name, { name, description: describe(name) }])) }
}

/** After the rows of declared props are known. */
describeElementProps.secondPass = true

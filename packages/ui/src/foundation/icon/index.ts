export { Icon } from './Icon.tsx'
export type { IconProps } from './Icon.tsx'
export { iconNames } from './icons.data.ts'
export type { IconName } from './icons.data.ts'

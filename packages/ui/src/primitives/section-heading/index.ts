export { SectionHeading } from './SectionHeading.tsx'
export type { SectionHeadingProps } from './SectionHeading.tsx'

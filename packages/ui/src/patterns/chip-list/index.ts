export { ChipList } from './ChipList.tsx'
export type { Chip, ChipListProps } from './ChipList.tsx'

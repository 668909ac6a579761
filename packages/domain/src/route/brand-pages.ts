import { screens } from './screens.ts'

/** The pages of a brand's own text: those that every brand has, and those of some (decisions.md, Which brand has which page). */
export const brandPages = {
  every: [screens.about, screens.support, screens.privacy, screens.maintenance, screens.policy],
  some: [screens.kindergartenStart, screens.dressingChildren, screens.bionicFinish, screens.trim],
} as const

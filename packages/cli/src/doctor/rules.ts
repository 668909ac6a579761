import type { Brand } from '@vidda/brand'
import { companyProblems } from './company-rules.ts'
import type { Found } from './finding.ts'
import { menuProblems } from './menu-rules.ts'
import { redirectCaseProblems } from './redirect-rules.ts'
import { serviceProblems } from './service-rules.ts'
import { overrideProblems } from './text-rules.ts'

/** A check of a brand that builds. `key` is the JSON path of the value, as in the problems of a build. */
type Rule = (brand: Brand) => readonly Found[]

const rules: readonly Rule[] = [serviceProblems, companyProblems, menuProblems, overrideProblems, redirectCaseProblems]

/** What is wrong with a brand that can be built. */
export const warningsOf: Rule = (brand) => rules.flatMap((rule) => rule(brand))

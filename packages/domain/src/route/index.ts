export { brandPages } from './brand-pages.ts'
export { categoryShortcuts, menuCategory } from './categories.ts'
export type { CategoryParams } from './categories.ts'
export { GuardError, guardTarget } from './guard.ts'
export { afterLogin, loginPath } from './login.ts'
export { matchPath } from './match.ts'
export type { RouteContext, RouteMatch } from './match.ts'
export {
  articleByIdPath,
  articlePath,
  blogCategoryPath,
  blogPostPath,
  bundlePath,
  campaignPath,
  categoryPath,
  colorHash,
  genderPath,
  houseBrandPath,
  pollPath,
  previewPath,
  qliroPath,
  confirmAnchor,
  receiptPath,
  searchPath,
  shopPath,
  supportPath,
} from './paths.ts'
export { isPaymentPath, isPrivatePath, withoutToken } from './private.ts'
export { asksForReview, writeReviewPath } from './review.ts'
export { redirects, renamedCategory } from './redirects.ts'
export type { Redirect } from './redirects.ts'
export { isFilePath, isTaken, redirectKey } from './taken.ts'
export { screens, supportSections } from './screens.ts'
export type { ScreenName, SupportSection } from './screens.ts'

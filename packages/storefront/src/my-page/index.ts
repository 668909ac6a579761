export { LoginPrompt } from './LoginPrompt.tsx'
export { MyPage } from './MyPage.tsx'
export type { MySection } from './MyPage.tsx'

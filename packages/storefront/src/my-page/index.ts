export { MyPage } from './MyPage.tsx'

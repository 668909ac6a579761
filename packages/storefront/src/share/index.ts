export { Share } from './Share.tsx'

import { HomeScreen } from '../home/HomeScreen.tsx'

export { homeHandle as handle } from './home-handle.ts'

export const Component = HomeScreen

import { ComposedHomeScreen } from '../home/ComposedHomeScreen.tsx'

export { homeHandle as handle } from './home-handle.ts'

export const Component = ComposedHomeScreen

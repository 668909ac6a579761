export { TextsProvider, useTexts } from './TextsProvider.tsx'
export type { TextsProviderProps } from './TextsProvider.tsx'

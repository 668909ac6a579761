/** Loads the consent dialog and the stored answer's reader. */
export const importQuestion = () => import('./ConsentQuestion.tsx')

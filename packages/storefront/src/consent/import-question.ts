/** The code of the question, and of what was answered. */
export const importQuestion = () => import('./ConsentQuestion.tsx')

/** Only a test run can change its window; Storybook itself has no `resize`. */
export const narrowing: { resize: ((width: number, height: number) => Promise<void>) | null } = { resize: null }

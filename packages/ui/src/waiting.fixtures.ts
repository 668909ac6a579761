import { configure } from '@testing-library/react'

// What is fetched when it is first needed takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

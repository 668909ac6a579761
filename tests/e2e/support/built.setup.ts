import { shared } from './shared.ts'

await shared('built')

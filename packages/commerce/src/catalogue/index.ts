export { generateCatalogue } from './generate.ts'

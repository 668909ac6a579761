export { importModule } from './import-module.ts'

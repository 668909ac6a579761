export { writtenAddress, writtenOrgNumber, writtenPhone } from './written.ts'

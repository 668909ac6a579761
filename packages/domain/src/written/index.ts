export { wholeWords, writtenAddress, writtenOrgNumber, writtenPhone } from './written.ts'

import { searchContract } from './contract.suite.ts'
import { openReference } from './reference.ts'

searchContract('asking every article', openReference)

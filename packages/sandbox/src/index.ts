/** @public Starts the services where a test or the command line needs them. */
export { startSandbox } from './start-sandbox.ts'
export type { Sandbox, SandboxOptions, SandboxPorts } from './start-sandbox.ts'
/** @public Steers services that run in another process. */
export { createControl } from './control/client.ts'
export type { Control, Truth } from './control/client.ts'
export type { BuyerInput, BuyerOutcome } from './kco/buyer.ts'
export type { KcoTruth } from './kco/truth.ts'
export type { QliroBuyerInput, QliroOutcome } from './qliro/buyer.ts'
export type { QliroTruth } from './qliro/truth.ts'
export type { Call } from './calls.ts'
export type { FaultEffect, FaultRule } from './faults.ts'
export type { CallbackAnswer, SentCallback } from './http/callbacks.ts'
export type { KcoMerchant, QliroMerchant, SwitchChanges, Switches } from './settings.ts'

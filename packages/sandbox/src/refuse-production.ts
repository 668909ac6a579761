/** No money moves here: whatever serves real buyers must never talk to the sandbox. */
export function refuseProduction(environment: NodeJS.ProcessEnv): void {
  if (environment['NODE_ENV'] === 'production') {
    throw new Error('The payment sandbox does not start with NODE_ENV=production. Configure the real payment services instead.')
  }
}

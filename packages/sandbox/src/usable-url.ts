const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u

/** Whether a shop's address may be used: https, or http on this machine where that is allowed. */
export function isUsableUrl(address: string, httpOnLoopback: boolean): boolean {
  const url = URL.parse(address)
  if (url === null) return false
  return url.protocol === 'https:' || (httpOnLoopback && url.protocol === 'http:' && loopback.test(url.hostname))
}

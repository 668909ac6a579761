/** Hands a file over to the browser, which saves it as it saves others. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Where a page's address is handed on to; each carries it URL-encoded (spec §2). */
export function shareLinks(url: string): { readonly facebook: string; readonly x: string; readonly mail: string } {
  const encoded = encodeURIComponent(url)
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
    x: `https://x.com/intent/post?url=${encoded}`,
    mail: `mailto:?body=${encoded}`,
  }
}

/** Where a page's address is handed on to; each carries it URL-encoded (spec §2). */
export function shareLinks(url: string): { readonly facebook: string; readonly twitter: string; readonly mail: string } {
  const encoded = encodeURIComponent(url)
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
    twitter: `https://twitter.com/intent/tweet?url=${encoded}`,
    mail: `mailto:?body=${encoded}`,
  }
}

import { whenQuiet } from './when-quiet.ts'

/** First interactions with a page. A tap fires `mousemove` too. A resting pointer or a dialog that opens fires none of these. */
const signs = ['mousemove', 'keydown', 'scroll'] as const

/** Runs what a page needs once its shopper does something: at the first interactions, or when the page is quiet; the answer gives it up. */
export function whenWoken(run: () => void): () => void {
  for (const sign of signs) window.addEventListener(sign, run, { once: true })
  const rest = whenQuiet(run)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, run)
    rest()
  }
}

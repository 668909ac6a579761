import { someBrowser } from '@vidda/tooling-machine/bring-browser'
import { browserArguments } from '@vidda/tooling-machine/browser'
import { launch, Launcher } from 'chrome-launcher'
import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** One run: scores of 0 to 100, times in ms; `work` is all that the main thread did. */
export type Audit = Readonly<Record<Category | 'lcp' | 'fcp' | 'tbt' | 'work' | 'cls', number>> & {
  /** Weighed audits that are not perfect: scores of 0 to 99 by category and id. */
  readonly failing: Readonly<Record<string, number>>
}

/**
 * The launcher's default flags without its `--disable-features=RenderDocument`: shipped Chrome has that feature on. With it off the page
 * reuses the renderer's surface of about:blank, which Chromium throttled to one frame per second in every second run, and first paint came a
 * second late.
 */
const launcherFlags = Launcher.defaultFlags().map((flag) => flag.replace(',RenderDocument', ''))

/** A mobile run with Lighthouse's own throttling, in a browser and profile of its own. */
export async function audit(url: string): Promise<Audit> {
  const chromePath = await someBrowser()
  const chromeFlags = [...launcherFlags, '--headless=new', ...browserArguments]
  const chrome = await launch({ chromePath, chromeFlags, ignoreDefaultFlags: true, logLevel: 'silent' })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] })
    if (!result) throw new Error(`Lighthouse had no result for ${url}`)
    const { audits, categories: scored, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN
    const failing = categories.flatMap((category) =>
      (scored[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const score = audits[id]?.score ?? null
        return weight > 0 && score !== null && score < 1 ? [[`${category}: ${id}`, Math.round(score * 100)] as const] : []
      }),
    )
    const scores = Object.fromEntries(categories.map((category) => [category, Math.round((scored[category]?.score ?? 0) * 100)])) as Record<
      Category,
      number
    >
    return {
      ...scores,
      lcp: value('largest-contentful-paint'),
      fcp: value('first-contentful-paint'),
      tbt: value('total-blocking-time'),
      work: value('mainthread-work-breakdown'),
      cls: value('cumulative-layout-shift'),
      failing: Object.fromEntries(failing),
    }
  } finally {
    chrome.kill()
  }
}

import { join } from 'node:path'
import { openBrowser } from '@vidda/tooling-machine/bring-browser'
import type { Bench, BenchOptions, Report } from '../bench.ts'
import { quantile } from '../report/numbers.ts'
import { benchFolder } from '../report/write.ts'
import { openShops } from '../servers/open-shops.ts'
import { goods, kinds, pressAll, slowdown, type Inputs } from './presses.ts'

/** From an input to the paint after it, 95 of 100 inputs, ms. */
const limit = 100

/** As long a list as a shopper can load, of a chain that has more. */
async function addressOf(url: string): Promise<string> {
  const list = `${url}/klaer?page=1-${goods / 20}`
  const found = (await (await fetch(list)).text()).match(/<h2/g)?.length ?? 0
  if (found < goods) throw new Error(`${list} shows ${found} articles, and the list wants ${goods}`)
  return list
}

async function run(options: BenchOptions): Promise<Report> {
  const [brand = ''] = options.brands
  const shops = await openShops({ ...options, brands: [brand] }, { dataDir: join(benchFolder, 'list-data'), articles: 12_000 })
  const browser = await openBrowser()
  let inputs: Inputs
  try {
    options.say(`${brand}: a list of ${goods} articles`)
    inputs = await pressAll(browser, await addressOf(shops.ready[brand]?.cached ?? ''), options.quick ? 2 : 20)
  } finally {
    await browser.close()
    await shops.stop()
  }
  return {
    tables: [
      {
        title: `From an input to the paint after it, ms, over ${goods} articles at 390 px and 1/${slowdown} of the processor's speed`,
        headings: ['input', 'inputs', 'median', 'p95', 'worst', '÷ bare press'],
        rows: kinds.map((kind) => [
          kind,
          String(inputs[kind].length),
          ...[0.5, 0.95, 1].map((share) => quantile(inputs[kind], share).toFixed(0)),
          (quantile(inputs[kind], 0.5) / quantile(inputs['bare press'], 0.5)).toFixed(1),
        ]),
      },
    ],
    checks: kinds.slice(1).map((kind) => ({
      name: `${kind}: p95 from input to paint`,
      passed: quantile(inputs[kind], 0.95) <= limit,
      measured: `${quantile(inputs[kind], 0.95).toFixed(0)} ms`,
      wanted: `≤ ${limit} ms`,
    })),
    notes: [
      'A press is as long as the longest of its pointerdown, pointerup and click, by the browser’s event timing: until the next frame is shown.',
      'Of a drag each pointermove counts, from its own time stamp until the frame after it has been painted.',
    ],
    data: inputs,
  }
}

export const listBench: Bench = {
  tells: `input to paint on a list of ${goods} articles, at ${slowdown} × CPU slowdown`,
  help: `pnpm bench list: whether a long list answers a hand

  The first brand's own app with ${goods} articles of a category in the page, on a phone. The menu and the filters are opened, a
  colour, a size and another order chosen, the price dragged; between, Back brings all ${goods} back. Of each kind 95 of 100 inputs are
  painted within ${limit} ms.`,
  run,
}

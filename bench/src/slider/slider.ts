import { openBrowser } from '@vidda/tooling-machine/bring-browser'
import type { Bench, BenchOptions, Check, Report } from '../bench.ts'
import { quantile } from '../report/numbers.ts'
import { buildPage } from './build-page.ts'
import { drag, steps, type Drag, type Way } from './drag.ts'

/** A frame that takes longer is one that a shopper sees, ms. */
const limit = 50

const ways: readonly Way[] = [
  { name: 'mouse, panel at 1440 px', width: 1440, height: 900, touch: false },
  { name: 'finger, sheet at 390 px', width: 390, height: 844, touch: true },
]

type Measured = { readonly way: string; readonly drags: readonly Drag[] }

const longestOf = ({ drags }: Measured): readonly number[] => drags.map(({ frames }) => Math.max(...frames))

const framesOf = ({ drags }: Measured): readonly number[] => drags.flatMap(({ frames }) => frames)

function row(measured: Measured): readonly string[] {
  const frames = framesOf(measured)
  const { drags } = measured
  return [
    measured.way,
    String(drags.length),
    String(frames.length),
    quantile(frames, 0.5).toFixed(1),
    quantile(frames, 0.95).toFixed(1),
    ...[0, 0.5, 1].map((share) => quantile(longestOf(measured), share).toFixed(1)),
    String(frames.filter((frame) => frame > limit).length),
    String(Math.min(...drags.map(({ places }) => places))),
    quantile(
      drags.map(({ follow }) => follow),
      0.5,
    ).toFixed(0),
  ]
}

function checksOf(measured: Measured): readonly Check[] {
  const { way, drags } = measured
  const longest = Math.max(...longestOf(measured))
  const renders = drags.reduce((sum, { listRenders }) => sum + listRenders, 0)
  const nearest = Math.min(...drags.map(({ distance, gap }) => distance / gap))
  return [
    {
      name: `${way}: longest frame of ${steps} steps over 1 000 cards, in the worst of the drags`,
      passed: longest <= limit,
      measured: `${longest.toFixed(1)} ms`,
      wanted: `≤ ${limit} ms`,
    },
    { name: `${way}: the cards wait for the handle to be let go`, passed: renders === 0, measured: `${renders} renders`, wanted: '0' },
    {
      name: `${way}: the handle stops at the gap`,
      passed: nearest >= 1 && nearest < 1.1,
      measured: `${(nearest * 15).toFixed(1)} % of the range left`,
      wanted: '15 %, and less than a step more',
    },
  ]
}

async function run({ quick, say }: BenchOptions): Promise<Report> {
  say('building the page')
  const built = await buildPage()
  const browser = await openBrowser()
  const measured: Measured[] = []
  try {
    for (const way of ways) {
      const drags: Drag[] = []
      for (let turn = 1; turn <= (quick ? 1 : 5); turn += 1) {
        const found = await drag(browser, built, way)
        say(`${way.name}, drag ${turn}: longest frame ${Math.max(...found.frames).toFixed(1)} ms`)
        drags.push(found)
      }
      measured.push({ way: way.name, drags })
    }
  } finally {
    await browser.close()
  }
  return {
    tables: [
      {
        title: `A price handle dragged in ${steps} moves over 1 000 cards, at a quarter of the processor's speed`,
        headings: [
          'way',
          'drags',
          'frames',
          'median ms',
          'p95 ms',
          'best drag’s longest',
          'median',
          'worst',
          `over ${limit} ms`,
          'places',
          'goods after ms',
        ],
        rows: measured.map(row),
      },
    ],
    checks: measured.flatMap(checksOf),
    notes: [
      'longest: of each drag’s frames the longest one, in ms. Other work on the machine counts fourfold here: a spread between best and worst tells of it.',
      'goods after: from letting go until the list is rendered, in a transition.',
    ],
    data: measured,
  }
}

export const sliderBench: Bench = {
  tells: 'frames while a price handle is dragged over 1 000 cards, at 4 × CPU slowdown',
  help: `pnpm bench slider: whether the price slider keeps up with a hand

  A page of 1 000 ProductCards with the filter panel open, built as an app is. Chromium's own pointer and touch events drag
  the lower handle in 60 moves past where the gap stops it, five times in the panel and five times in the sheet of a phone.
  No frame of any drag may take longer than ${limit} ms, the cards may not be rendered before the handle is let go, and the handle stops
  where 15 % of the range is left.`,
  run,
}

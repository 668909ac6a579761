import type { Bench, BenchOptions, Report } from '../bench.ts'
import { median, ratio } from '../report/numbers.ts'
import type { CardsOptions, CardsReady } from '../servers/cards.child.ts'
import type { PlainOptions, PlainTask } from '../servers/plain.child.ts'
import { pinned, startChild } from '../servers/start-child.ts'
import { comparedMarkup } from '../pages/react-alone.ts'
import { buildCards } from './build-cards.ts'

const limit = 2.5
const page = 'cards'

type Turn = { readonly cards: number; readonly plain: number }

async function run({ quick, say }: BenchOptions): Promise<Report> {
  say('building the cards')
  const file = await buildCards()
  const cards = await startChild<CardsReady>('./cards.child.ts', { file } satisfies CardsOptions, 'measured')
  const { markup } = cards.ready
  const options = { pages: { [page]: markup }, anew: true } satisfies PlainOptions
  const plain = await startChild<Readonly<Record<string, string>>>('./plain.child.ts', options, 'measured')
  const turnOf = async (times: number): Promise<Turn> => ({
    cards: await cards.task<number>(times),
    plain: await plain.task<number>({ page, times } satisfies PlainTask),
  })
  say('warming up')
  await turnOf(quick ? 200 : 1500)
  const turns: Turn[] = []
  for (let turn = 0; turn < (quick ? 3 : 11); turn += 1) turns.push(await turnOf(quick ? 100 : 400))
  const same = comparedMarkup(plain.ready[page] ?? '') === comparedMarkup(markup)
  await Promise.all([cards.stop(), plain.stop()])

  const ours = median(turns.map((turn) => turn.cards))
  const bare = median(turns.map((turn) => turn.plain))
  const beside = median(turns.map((turn) => turn.cards / turn.plain))
  const count = [...markup.matchAll(/<li/g)].length
  const elements = [...markup.matchAll(/<\w/g)].length
  return {
    tables: [
      {
        title: `A list of ${count} cards, ${elements} elements`,
        headings: ['render', 'CPU µs', 'µs/card', 'beside plain'],
        rows: [
          ['ProductCard', (ours * 1000).toFixed(0), ((ours * 1000) / count).toFixed(1), ratio(beside)],
          ['plain elements', (bare * 1000).toFixed(0), ((bare * 1000) / count).toFixed(1), ratio(1)],
        ],
      },
    ],
    checks: [
      {
        name: `server render of ${count} ProductCards beside the same markup in plain elements`,
        passed: beside <= limit,
        measured: `${beside.toFixed(2)} ×`,
        wanted: `≤ ${limit.toFixed(2)} ×`,
      },
      { name: 'the plain render writes the cards’ markup', passed: same, measured: same ? 'the same' : 'another', wanted: 'the same' },
    ],
    notes: [
      pinned
        ? 'Both renders are kept on the same processor, in processes of their own.'
        : 'Not pinned (no taskset): other work takes time from both.',
    ],
    data: { turns, ours, plain: bare, ratio: beside, elements },
  }
}

export const cardsBench: Bench = {
  tells: 'CPU time of a server render of 48 ProductCards, beside the same markup in plain elements',
  help: `pnpm bench cards: what the design system's card costs on a server

  ProductCard      48 cards as the host renders them: renderToString, a style sheet per render, its styles collected
  plain elements   renderToString of the same markup by createElement, its elements made anew for each render, no styles

  Eleven bursts of 400 renders of each, in turns; the median of the turns' ratios.
  VIDDA_BENCH_NODE_FLAGS="--cpu-prof --cpu-prof-dir=DIR" profiles what is measured.`,
  run,
}

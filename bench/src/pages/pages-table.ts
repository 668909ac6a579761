import { pageKinds } from '../page-kinds.ts'
import { ratio, whole } from '../report/numbers.ts'
import type { Table } from '../report/table.ts'
import type { PagesData, Way } from './pages.ts'

const ways: readonly Way[] = ['bare', 'cached', 'together', 'split']

const microseconds = (ms: number): string => whole(ms * 1000)

export function pagesTable(brand: string, data: PagesData): Table {
  const rows = pageKinds.flatMap((kind) => {
    const { react, elements, bare } = data[kind]
    const served = ways.map((way) => {
      const { rate, p50, p99, cpu, busy } = data[kind][way]
      const beside = [ratio(rate / bare.rate), ratio(cpu / bare.cpu), ratio(cpu / react.cpu)]
      return [kind, way, whole(rate), p50.toFixed(0), p99.toFixed(0), microseconds(cpu), `${Math.round(busy * 100)} %`, ...beside]
    })
    const alone = Object.entries({ react, elements }).map(([way, { cpu }]) => {
      return [kind, way, whole(1000 / cpu), '–', '–', microseconds(cpu), '–', '–', '–', ratio(cpu / react.cpu)]
    })
    return [...served, ...alone]
  })
  return {
    title: `Pages of ${brand}`,
    headings: ['page', 'way', 'pages/s', 'p50 ms', 'p99 ms', 'CPU µs/page', 'busy', 'rate ÷ bare', 'CPU ÷ bare', 'CPU ÷ react'],
    rows,
  }
}

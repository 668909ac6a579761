import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { post, send } from '../api/ask.ts'
import { openVisitor, type Visitor } from '../api/visitor.ts'
import type { Bench, BenchOptions, Report } from '../bench.ts'
import { benchFolder } from '../report/write.ts'
import type { ApiOptions, ApiReady } from '../servers/api.child.ts'
import { startChild } from '../servers/start-child.ts'
import { checksOf, mostApart, tableOf, type Times } from './logins-report.ts'

const usualAttempts = 1000
const quickAttempts = 40
const accounts = 20
const password = 'fjell og fjord'

type Person = { readonly email: string; readonly phone: string }

const somebody = (): Person => ({ email: `bench.${randomUUID()}@example.org`, phone: `4${String(randomInt(1e7)).padStart(7, '0')}` })

type Way = { readonly name: string; readonly path: string; readonly body: (person: Person) => object; readonly status: number }

/** What a stranger may ask about an account without being its owner. */
const ways: readonly Way[] = [
  { name: 'log-in by e-mail', path: '/customers/login', body: ({ email }) => ({ email, password: 'feil' }), status: 422 },
  { name: 'log-in by phone', path: '/customers/login/phone', body: ({ phone }) => ({ phone, password: 'feil' }), status: 422 },
  { name: 'link by e-mail', path: '/customers/login/link', body: ({ email }) => ({ email }), status: 204 },
  { name: 'forgotten password', path: '/customers/password/email', body: ({ email }) => ({ email }), status: 204 },
]

async function register(api: ApiReady): Promise<Person> {
  const [{ call }, person] = [await openVisitor(api), somebody()]
  const names = { first_name: 'Kari', surname: 'Nordmann' }
  await call('/customers/register', { ...names, ...person, password, password_confirmation: password, terms_conditions: 1 })
  return person
}

/** Asks once; answers how long it took, ms. */
async function time(api: ApiReady, { headers }: Visitor, { path, body, status }: Way, person: Person): Promise<number> {
  const asked = { ...post(path, body(person)), headers: headers() }
  const begun = performance.now()
  const answer = await send(api, asked)
  await answer.arrayBuffer()
  const took = performance.now() - begun
  if (answer.status !== status) throw new Error(`POST ${path} answers ${answer.status}, not ${status}`)
  return took
}

/** Each way in turn, with a known and an unknown name one after the other: what slows the machine down slows all of them. */
export async function measureLogins(api: ApiReady, attempts: number): Promise<readonly Times[]> {
  const people: Person[] = []
  while (people.length < accounts) people.push(await register(api))
  const visitor = await openVisitor(api)
  const all = ways.map((way) => ({ way, known: [] as number[], unknown: [] as number[] }))
  for (let turn = 0; turn < attempts / 2; turn += 1) {
    const person = people[turn % people.length] ?? somebody()
    for (const { way, known, unknown } of all) {
      const inTurn = [
        () => time(api, visitor, way, person).then((ms) => known.push(ms)),
        () => time(api, visitor, way, somebody()).then((ms) => unknown.push(ms)),
      ]
      for (const ask of turn % 2 === 0 ? inTurn : inTurn.toReversed()) await ask()
    }
  }
  return all.map(({ way: { name }, known, unknown }) => ({ name, known, unknown }))
}

async function run({ brands, quick, say }: BenchOptions): Promise<Report> {
  const attempts = quick ? quickAttempts : usualAttempts
  const options: ApiOptions = { brands: [brands[0] ?? 'so'], dataDir: join(benchFolder, 'logins'), articles: 240, logLevel: 'error' }
  const server = await startChild<ApiReady>('./api.child.ts', options, 'measured')
  try {
    say(`${attempts} attempts of each kind`)
    const all = await measureLogins(server.ready, attempts)
    return {
      tables: [tableOf(`${attempts} attempts of each kind, times in ms`, all)],
      checks: checksOf(all),
      notes: [
        'The answers are the same too: who asks learns of no account. Limits of attempts are off here; the tests of the commerce API hold them.',
      ],
      data: all,
    }
  } finally {
    await server.stop()
  }
}

export const logins: Bench = {
  tells: 'whether an account can be told by how long a refusal takes',
  help: `pnpm bench logins: wrong passwords, links by e-mail and forgotten passwords, for accounts that are there and for such that are not

  ${usualAttempts} attempts of each kind on the embedded database, known and unknown names in turn. The medians may be ${mostApart} times apart.

  --quick        ${quickAttempts} attempts`,
  run,
}

import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { Refusal, route } from '../http/exchange.ts'
import type { Reply, Route } from '../http/exchange.ts'

const scripts = ['frame.ts', 'notice.ts', 'covered.ts', 'parent.ts', 'form.ts', 'kco-bootstrap.ts', 'qliro-bootstrap.ts'] as const

const kept = new Map<string, string>()

/** A file of the front ends; TypeScript is sent without its types, under its own name. */
function read(name: string): string {
  const known = kept.get(name)
  if (known !== undefined) return known
  const source = readFileSync(new URL(`../browser/${name}`, import.meta.url), 'utf8')
  const text = name.endsWith('.ts') ? withoutTypes(source) : source
  kept.set(name, text)
  return text
}

/** Node says once in every process that this function is new, which nobody who starts the sandbox needs to hear. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

function asset(name = ''): Reply {
  const isScript = scripts.some((item) => item === name)
  if (!isScript && name !== 'frame.css') throw new Refusal(404, 'NOT_FOUND', 'There is nothing here')
  const type = isScript ? 'text/javascript' : 'text/css'
  const headers = { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*', 'cache-control': 'no-cache' }
  return { status: 200, headers, text: read(name) }
}

export const assetRoutes: readonly Route[] = [route('GET', '/assets/{name}', (_, { name }) => asset(name))]

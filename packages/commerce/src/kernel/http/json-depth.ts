import type { FastifyInstance } from 'fastify'
import { Failure } from './failure.ts'

/** Far more than any body of the contract needs. */
const mostLevels = 32

/** Whether JSON text has objects and lists within each other deeper than that. Whatever walks a value afterwards calls itself for each level. */
export function isDeeperThan(text: string, levels: number): boolean {
  let [depth, isText] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at += 1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > levels) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}

/** Reads bodies of JSON; refuses those that are nested too deep before anything walks them. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeperThan(body, mostLevels)) done(new Failure('malformed_json', `The body is nested deeper than ${mostLevels} levels`))
    else void parse(request, body, done)
  })
}

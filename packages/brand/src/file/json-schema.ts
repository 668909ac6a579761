import type { TSchema } from 'typebox'
import { HomeFile } from '../home/schema.ts'
import { RedirectsFile } from '../redirects/schema.ts'
import { BrandFile } from './schema.ts'

const published = (title: string, schema: TSchema): string =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema }, null, 2)}\n`

/** The text of `brand.schema.json`: the schema that the reader itself checks with. */
export const brandJsonSchema = (): string => published('brand.json', BrandFile)

/** The text of `home.schema.json`, made of the forms that the reader checks sections with. */
export const homeJsonSchema = (): string => published('home.json', HomeFile)

/** The text of `redirects.schema.json`. */
export const redirectsJsonSchema = (): string => published('redirects.json', RedirectsFile)

import { BrandFile } from './schema.ts'

/** The text of `brand.schema.json`: the schema that the reader itself checks with. */
export const brandJsonSchema = (): string =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'brand.json', ...BrandFile }, null, 2)}\n`

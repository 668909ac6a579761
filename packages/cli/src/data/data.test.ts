import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordFile, shopFiles, shopRecords } from '../testing/shop-files.ts'
import { viddaAlone } from '../testing/vidda.ts'

const { variants, stock } = shopRecords

/** Each test goes on with what the one before has left, as an operator's day does. */
describe('pnpm vidda data', { timeout: 300_000 }, () => {
  let shop: Awaited<ReturnType<typeof viddaAlone>>
  let files: readonly string[]

  beforeAll(async () => {
    shop = await viddaAlone()
    files = await shopFiles(shop.folder)
  })

  afterAll(() => shop.remove())

  const exported = async (kind: string): Promise<string> => {
    const { status, errors } = await shop.run('data', 'export', kind, '--to', shop.folder, '--format', 'csv')
    expect([status, errors]).toEqual([0, ''])
    return readFile(join(shop.folder, `${kind}.csv`), 'utf8')
  }
  const rowsOf = (csv: string) => csv.trimEnd().split('\n').slice(1)

  it('check looks through files that need each other together, on a database without anything, and writes nothing', async () => {
    const { status, out, errors } = await shop.run('data', 'check', ...files)
    expect([status, errors]).toEqual([0, ''])
    for (const [kind, records] of Object.entries(shopRecords)) {
      expect(out).toMatch(
        new RegExp(`✓ .*${kind}\\.ndjson \\(${kind}\\) .*\\n    ${records.length} records, 0 with faults, nothing was written`),
      )
    }
    expect(rowsOf(await exported('shops'))).toEqual([])
  })

  it('check tells each broken line, and ends with 1', async () => {
    const broken = await recordFile(shop.folder, 'stock-broken', [
      ...stock.slice(0, 2),
      { ...stock[2], shopId: 9 },
      { ...stock[3], qty: -1 },
    ])
    const { status, errors } = await shop.run('data', 'check', ...files.filter((path) => !path.endsWith('stock.ndjson')), broken)
    expect(status).toBe(1)
    expect(errors.trimEnd().split('\n')).toEqual([
      `${broken}:4: qty must be >= 0: -1`,
      `${broken}:3: shopId must be a shop of this chain: 9`,
      '2 records have faults.',
    ])
  })

  it('a wrong column is told once, with what to write instead, and brings nothing of what refers to its records', async () => {
    const wrong = join(shop.folder, 'articles-wrong.csv')
    const many = 8866
    const count = Array.from({ length: many }, (_, at) => at + 1)
    const rows = count.map((id) => `${id};A${id};Turjakke;${id + 98},90;1;1;Herre|Dame;101`)
    await writeFile(wrong, `id;articleNo;name;priceOre;brandId;groupId;genders;colorIds\n${rows.join('\n')}\n`)
    const theirs = await recordFile(
      shop.folder,
      'variants-theirs',
      count.map((id) => ({ id, articleId: id, ean: String(29_000_000 + id), size: 'M', colorId: 101 })),
    )
    const inShops = await recordFile(
      shop.folder,
      'stock-theirs',
      count.map((id) => ({ ean: String(29_000_000 + id), shopId: 1, qty: 1 })),
    )
    const others = files.filter((path) => !/(?:articles|variants|stock)\.ndjson$/.test(path))
    const { status, out, errors } = await shop.run('data', 'import', '--dry-run', ...others, wrong, theirs, inShops)
    expect(status).toBe(1)
    const five = [2, 3, 4, 5, 6]
    expect(errors.trimEnd().split('\n')).toEqual([
      `${wrong}: priceOre must be integer (List price in whole øre, VAT included; campaigns lower it): 8866 records`,
      ...five.map((line) => `  ${wrong}:${line}: ${line + 97},90 → ${line + 97}90`),
      '  and 8861 more',
      `${wrong}: genders[] must be one of 1 Herre, 2 Dame, 4 Barn, 10 Uni, 11 Junior: 8866 records`,
      ...five.map((line) => `  ${wrong}:${line}: Herre|Dame → 1|2`),
      '  and 8861 more',
      `${theirs}: 8866 records that refer to articles with faults, told with those; not wrong in themselves`,
      `${inShops}: 8866 records that refer to variants with faults, told with those; not wrong in themselves`,
      '8866 records have faults.',
    ])
    expect(out).toContain('8866 records, 0 with faults, 8866 that refer to such, nothing was written, as asked')
  })

  it('a file that cannot be read is told, and those that need it are checked without it', async () => {
    const wrong = join(shop.folder, 'articles-named.csv')
    await writeFile(wrong, 'id,navn\n1,Turjakke\n')
    const others = files.filter((path) => !path.endsWith('articles.ndjson'))
    const { status, errors } = await shop.run('data', 'check', ...others, wrong)
    expect(status).toBe(1)
    expect(errors.trimEnd().split('\n')).toEqual([
      expect.stringContaining(`${wrong}: Line 1 names the columns: "navn" is no column`),
      expect.stringMatching(/variants\.ndjson: 12 records that refer to articles with faults/),
      expect.stringMatching(/stock\.ndjson: 12 records that refer to variants with faults/),
      '1 file cannot be read.',
    ])
  })

  it('import brings them in, whatever their order, and tells how far it has come', async () => {
    const { status, out, errors } = await shop.run('data', 'import', ...files)
    expect([status, errors]).toEqual([0, ''])
    for (const [kind, records] of Object.entries(shopRecords)) {
      expect(out).toMatch(new RegExp(`✓ .*\\(${kind}\\) .*\\n    ${records.length} records, 0 with faults, ${records.length} written\\n`))
    }
    expect(out).toMatch(
      /articles\.ndjson \(articles\)\n {4}Reading 100 %\n {4}Comparing with the shop\n {4}Writing\n {4}Search documents 100 %\n/,
    )
    // What shoppers would miss though nothing is wrong with the files.
    expect(out).toMatch(/\n {4}Chain 1 has no home page of its own: one is made of its categories and best sellers\./)
    expect(out).toMatch(
      /\n {4}The menu and pages of so lead to what chain 1 does not have: \/sko, .*\/vintersport.* Change them \(pnpm vidda doctor --brand so --data tells where\)/,
    )
    expect(out).not.toMatch(/does not have:.* \/klaer[,.]/)
  })

  it('--dry-run tells what would be new, changed, unchanged and gone from the file', async () => {
    const moved = [...stock.slice(2).map((one, at) => (at === 0 ? { ...one, qty: 8 } : one)), { ...stock[0], shopId: 2 }]
    const path = await recordFile(shop.folder, 'stock-moved', moved)
    const { status, out } = await shop.run('data', 'import', '--dry-run', path)
    expect(status).toBe(0)
    expect(out).toContain('    1 new, 1 changed, 9 unchanged, 2 gone from the file (they stay in the shop)')
  })

  it('export writes every kind, or those that are named, and tells how far it has come', async () => {
    const { status, out } = await shop.run('data', 'export', '--to', shop.folder, '--format', 'csv')
    expect(status).toBe(0)
    expect(out).toMatch(/✓ .*variants\.csv .*\n {4}12 records\n/)
    expect(out).toMatch(/variants\.csv\n {4}Writing 100 %\n/)
    const csv = await readFile(join(shop.folder, 'variants.csv'), 'utf8')
    expect(csv.split('\n')[0]).toBe('id,articleId,ean,size,sizeScale,colorId')
    expect(rowsOf(csv)).toEqual(
      variants.map(({ id, articleId, ean, size, colorId }) => [id, articleId, ean, size, 'clothes', colorId].join(',')),
    )
    expect((await stat(join(shop.folder, 'customers.csv'))).mode & 0o777).toBe(0o600)
  })

  it('import writes a file as a whole or not at all, and nothing after a file with faults', async () => {
    const before = [await exported('variants'), await exported('stock')]
    const renamed = variants.map((one, at) => ({ ...one, size: 'XL', ...(at === 4 && { articleId: 99 }) }))
    const broken = await recordFile(shop.folder, 'variants-broken', renamed)
    const emptied = await recordFile(
      shop.folder,
      'stock-emptied',
      stock.map((one) => ({ ...one, qty: 0 })),
    )
    const { status, out, errors } = await shop.run('data', 'import', emptied, broken)
    expect(status).toBe(1)
    expect(errors.trimEnd().split('\n')).toEqual([
      `${broken}:5: articleId must be a known article: 99`,
      'Nothing of that file was written: mend the lines above, or use --skip-invalid.',
    ])
    expect(out).toMatch(/12 records, 1 with faults, 0 written/)
    expect(out).not.toContain('stock-emptied')
    expect([await exported('variants'), await exported('stock')]).toEqual(before)
  })

  it('a picture that cannot be taken in is told with its place, its record and what to do', async () => {
    const [article] = shopRecords.articles
    const named = (...srcs: readonly string[]) => srcs.map((src, at) => ({ ...article, id: at + 1, pictures: [{ src }] }))
    const inside = 'https://127.0.0.1:9/jakke.jpg'
    const path = await recordFile(shop.folder, 'articles-pictures', named('bilder/jakke.jpg', inside))
    const { errors, status } = await shop.run('data', 'import', path)
    expect([status, errors.trimEnd().split('\n')]).toEqual([
      1,
      [
        `${path}:1 (id 1): pictures[].src must be a file, and there is none of that name: correct the path, or put the picture there: "bilder/jakke.jpg"`,
        `${path}:2 (id 2): pictures[].src must not lead to 127.0.0.1, which is inside the network: name the picture's public address, or allow the host with --allow-host 127.0.0.1: "${inside}"`,
        'Nothing of that file was written: mend the lines above, or use --skip-invalid.',
      ],
    ])
    const allowed = await shop.run('data', 'check', '--allow-host', 'example.org,127.0.0.1', '--refresh-pictures', path)
    expect(allowed.errors).toContain(`${path}:2 (id 2): pictures[].src must come from a server that answers, and 127.0.0.1 does not: `)
  })

  it('--skip-invalid writes the others, and the file of rejects can be mended and read in again', async () => {
    const lines = stock.map((one, at) => ({ ...one, qty: 7, ...(at === 2 && { ean: 'x' }), ...(at === 5 && { shopId: 8 }) }))
    const path = await recordFile(shop.folder, 'stock-monday', lines)
    const { status, out, errors } = await shop.run('data', 'import', path, '--skip-invalid')
    const rejects = `${path}.rejects.ndjson`
    expect(status).toBe(1)
    expect(out).toContain(`12 records, 2 with faults, 10 written; the others are in ${rejects}`)
    expect(errors.trimEnd().split('\n').at(-1)).toBe('2 records have faults.')
    expect(rowsOf(await exported('stock')).filter((row) => row.endsWith(',7'))).toHaveLength(10)
    expect(await readFile(rejects, 'utf8')).toBe([lines[2], lines[5]].map((one) => `${JSON.stringify(one)}\n`).join(''))
    await writeFile(rejects, [2, 5].map((at) => `${JSON.stringify({ ...lines[at], ean: stock[at]?.ean, shopId: 1 })}\n`).join(''))
    const again = await shop.run('data', 'import', rejects)
    expect([again.status, again.errors]).toEqual([0, ''])
    expect(again.out).toContain('2 records, 0 with faults, 2 written')
    expect(rowsOf(await exported('stock')).filter((row) => row.endsWith(',7'))).toHaveLength(12)
  })

  it('pictures come with the records, counted while they are taken in, and go out beside them', async () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4AQAAygDJmcpdfgAAAABJRU5ErkJggg=='
    await writeFile(join(shop.folder, 'prikk.png'), Buffer.from(dot, 'base64'))
    const path = await recordFile(
      shop.folder,
      'articles-prikk',
      shopRecords.articles.map((article) => ({ ...article, pictures: [{ src: 'prikk.png', alt: 'En prikk' }] })),
    )
    const brought = await shop.run('data', 'import', path)
    expect([brought.status, brought.errors]).toEqual([0, ''])
    expect(brought.out).toMatch(/\n {4}Pictures 1\n/)
    const { out } = await shop.run('data', 'export', 'articles', '--to', shop.folder)
    expect(out).toContain(`    4 records, 1 picture beside them in ${join(shop.folder, 'pictures')}`)
    const [first = ''] = (await readFile(join(shop.folder, 'articles.ndjson'), 'utf8')).split('\n')
    const { pictures } = JSON.parse(first) as { readonly pictures: readonly { readonly src: string }[] }
    expect(pictures).toEqual([
      { src: expect.stringMatching(/^pictures\/[0-9a-f]{64}\.png$/), alt: 'En prikk', kind: 'front', colorId: null },
    ])
    expect((await readFile(join(shop.folder, pictures[0]?.src ?? ''))).toString('base64')).toBe(dot)
  })

  it.each([
    ['import', 'shops-none.csv', 1, /^.*shops-none\.csv cannot be read \(ENOENT\)\.\n$/],
    ['import', 'shops.xlsx', 1, /^.*shops\.xlsx must end in \.ndjson or \.csv, so that it is known how to read it\.\n$/],
    ['check', 'helmets.csv', 1, /^.*helmets\.csv: "helmets" is no kind of data\. Kinds: shops, colors, .*\.\n$/],
    ['export', 'helmets', 2, /^"helmets" is no kind of data\. Kinds: shops, .*\.\n$/],
    ['schema', 'helmets', 1, /^"helmets" is no kind of data\. Kinds: shops, .*\.\n$/],
  ])('%s %s is refused in one line', async (task, file, status, errors) => {
    const ran = await shop.run('data', task, task === 'export' || task === 'schema' ? file : join(shop.folder, file))
    expect(ran).toEqual({ status, out: '', errors: expect.stringMatching(errors) })
  })

  it('a file whose first line names a column that there is not is refused in one line', async () => {
    const path = join(shop.folder, 'brands-wrong.csv')
    await writeFile(path, 'id,navn\n1,Merke\n')
    const { status, errors } = await shop.run('data', 'import', path)
    expect(status).toBe(1)
    expect(errors).toBe(`${path}: Line 1 names the columns: "navn" is no column, "name" is missing. Columns: id, name, houseBrand.\n`)
  })

  it.each(['import', 'check'])('%s asks whose data where nobody says so and there are several chains', async (task) => {
    const { status, out, errors } = await shop.runUnnamed('data', task, ...files)
    expect([status, out]).toEqual([2, ''])
    expect(errors).toMatch(/^Whose data\? Name a brand with --brand: \w+, .*\.\n$/)
  })
})

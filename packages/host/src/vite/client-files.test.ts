import { expect, it } from 'vitest'
import { clientFiles, type Manifest } from './client-files.ts'

const manifest: Manifest = {
  'virtual:vidda/client': { file: 'assets/client.js', isEntry: true, imports: ['_shop.js'] },
  '_shop.js': { file: 'assets/shop.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_shop.js', 'virtual:vidda/client'] },
  '../../packages/storefront/src/routes/home.tsx': {
    file: 'assets/home.js',
    src: '../../packages/storefront/src/routes/home.tsx',
    imports: ['_card.js', '_gone.js'],
  },
  '../../packages/storefront/src/routes/not-found.tsx': { file: 'assets/not-found.js', imports: ['virtual:vidda/client'] },
  '../../packages/storefront/src/routes/list-screens.ts': { file: 'assets/list-screens.js', imports: ['_card.js'] },
  '../../packages/storefront/src/home/load-home.ts': { file: 'assets/load-home.js' },
  '_route-article.js': { file: 'assets/route-article.js', name: 'route-article', imports: ['_card.js'] },
  '_article.js': { file: 'assets/mapped.js', name: 'article' },
  'elsewhere/home.tsx': { file: 'assets/other.js' },
}

it('names the entry, and for each route module all that it needs beside the entry, once', () => {
  expect(clientFiles(manifest)).toEqual({
    entry: '/assets/client.js',
    modules: {
      article: ['/assets/route-article.js', '/assets/card.js', '/assets/shop.js'],
      home: ['/assets/home.js', '/assets/card.js', '/assets/shop.js'],
      'list-screens': ['/assets/list-screens.js', '/assets/card.js', '/assets/shop.js'],
      'not-found': ['/assets/not-found.js', '/assets/shop.js'],
    },
  })
})

it('comes to an end where chunks import each other', () => {
  const circle: Manifest = {
    entry: { file: 'e.js', isEntry: true },
    'a/routes/a.tsx': { file: 'a.js', imports: ['b'] },
    b: { file: 'b.js', imports: ['a/routes/a.tsx'] },
  }
  expect(clientFiles(circle).modules).toEqual({ a: ['/a.js', '/b.js'] })
})

it('refuses a build without an entry', () => {
  expect(() => clientFiles({})).toThrow('no entry')
})

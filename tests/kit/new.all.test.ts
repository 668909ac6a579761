import { join } from 'node:path'
import { namespaceInCatalogue, publicLine } from '@vidda/tooling-scaffold/lists'
import { namesOf } from '@vidda/tooling-scaffold/names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'
import { copyOfKit, type CopyOfKit } from './copy-of-kit.ts'

let kit: CopyOfKit

beforeAll(async () => {
  kit = await copyOfKit()
})

afterAll(() => kit.remove())

const make = (...args: readonly string[]) => run([join(kit.root, 'tooling/scaffold/src/main.ts'), ...args], { cwd: kit.root })

describe('pnpm new', () => {
  it.each([
    [['component', 'PriceTag'], '"PriceTag" is not a folder name in kebab-case: write price-tag. See pnpm new --help.'],
    [
      ['component', 'button'],
      'packages/ui/src/primitives/button is there already: choose another name, or change what is there. See pnpm new --help.',
    ],
    [
      ['feature', 'cart', '--title', 'Kurv'],
      'packages/storefront/src/cart is there already: choose another name, or change what is there. See',
    ],
    [
      ['feature', 'mail', '--title', 'Post'],
      'packages/texts/src/mail.ts is there already: choose another name, or change what is there. See',
    ],
    [['feature', 'wish-list'], 'A feature speaks to shoppers: say its heading in bokmål'],
    [['component'], 'The component needs a name, as in pnpm new component price-tag. See pnpm new --help.'],
    [['component', 'button', '--tier', 'commerce'], 'packages/ui/src/primitives/button is there already: choose another name'],
    [['component', 'price-tag', '--tier', 'atoms'], 'There is no tier "atoms": say --tier foundation, primitives, patterns, commerce. See'],
    [['component', 'price-tag'], 'The component needs a tier: say --tier foundation, primitives, patterns, commerce. See'],
    [['widget', 'price-tag'], '"widget" is not made here: say component or feature. See pnpm new --help.'],
    [['component', 'price-tag', '--colour'], "Unknown option '--colour'. See pnpm new --help."],
  ])('refuses %j in one line', async (args, says) => {
    const { code, errors, said } = await make(...args)
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining(says)])
    expect([code, said]).toEqual([2, ''])
  })

  it('helps', async () => {
    const { code, said } = await make('--help')
    expect(code).toBe(0)
    for (const text of ['pnpm new component <name> --tier', 'patterns', 'pnpm new feature <name>', 'kebab-case'])
      expect(said).toContain(text)
  })
})

describe('what is new in a list', () => {
  it('stands in its order', () => {
    const list = "  '@vidda/ui/alert': ['A', ''],\n  '@vidda/ui/notice': [\n    'N',\n    '',\n  ],\n} as const"
    expect(publicLine(list, 'badge', 'Badge').split('\n')[1]).toBe("  '@vidda/ui/badge': ['Badge', 'BadgeProps'],")
    expect(publicLine(list, 'zoom', 'Zoom').split('\n').slice(4)).toEqual([
      '  ],',
      "  '@vidda/ui/zoom': ['Zoom', 'ZoomProps'],",
      '} as const',
    ])
    const catalogue = "import { cartTexts } from './cart.ts'\n\nconst namespaces = [\n  cartTexts,\n] as const"
    expect(namespaceInCatalogue(catalogue, namesOf('wish-list'))).toBe(
      "import { cartTexts } from './cart.ts'\nimport { wishListTexts } from './wish-list.ts'\n\nconst namespaces = [\n  cartTexts,\n  wishListTexts,\n] as const",
    )
  })
})

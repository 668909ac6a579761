import { describe, expect, it } from 'vitest'
import { BrandFolder, png, told } from './brand-folder.fixture.ts'
import { readBrand } from './read-brand.ts'

describe('the picture of a page', () => {
  const withHead = (head: string, folder = new BrandFolder()) =>
    folder.write('pages/om-oss.md', `---\ntitle: Om oss\ndescription: Om oss\n${head}\n---\nHei`)

  it('[R10.209] is read with what it shows in words, or as decoration', async () => {
    const pictureOf = async (alt: string) => {
      const folder = withHead(`image: butikken.png\nalt:${alt}`).write('assets/butikken.png', png(1600, 600))
      return (await readBrand(folder.brand)).pages.find(({ slug }) => slug === 'om-oss')?.picture
    }
    expect(await pictureOf(' Butikken i Bakken')).toMatchObject({
      file: 'butikken.png',
      width: 1600,
      height: 600,
      alt: 'Butikken i Bakken',
    })
    expect(await pictureOf('')).toMatchObject({ alt: '' })
  })

  it.each<[row: string, head: string, message: string]>([
    [
      'is not there',
      'image: sol.jpg\nalt: Sol',
      'image is "sol.jpg", and brands/fjell/assets/sol.jpg is missing. Put the picture there, or name another.',
    ],
    [
      'has no name that an address can have',
      'image: Min sol.webp\nalt: Sol',
      'image is "Min sol.webp", expected a JPEG or PNG in assets, its name in small letters, digits and hyphens, such as "butikken.jpg".',
    ],
    [
      'lies elsewhere',
      'image: ../logo.png\nalt: Sol',
      'image is "../logo.png", expected a JPEG or PNG in assets, its name in small letters, digits and hyphens, such as "butikken.jpg".',
    ],
    [
      'is not told in words',
      'image: logo.png',
      'alt is missing, expected what the picture shows, in words. Add it, empty where the picture is decoration.',
    ],
    [
      'is told at length',
      `image: logo.png\nalt: ${'a'.repeat(161)}`,
      'alt has 161 characters, expected 160 at most. Say it in fewer words.',
    ],
    ['has words and no file', 'alt: Sol', 'alt is read by nothing, expected an image beside it. Name one, or remove it.'],
  ])('[R10.209] %s', async (_row, head, message) => {
    expect(await told(withHead(head))).toEqual([`brands/fjell/pages/om-oss.md: ${message}`])
  })

  it('[R10.209] is told where it is too small for a wide page', async () => {
    const folder = withHead('image: liten.png\nalt: Sol').write('assets/liten.png', png(800, 300))
    expect(await told(folder)).toEqual(['brands/fjell/assets/liten.png: is 800 px wide, expected 1280 or more. Export it larger.'])
  })
})

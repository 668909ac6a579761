import { describe, expect, it } from 'vitest'
import { articleAlts, articleImages, pictureAddress, readKey, sourceOf } from './addresses.ts'

const keyOf = (address: string) => address.split('/').at(-1) ?? ''
const [red, blue, both] = ['a/red.jpg', 'a/blue.jpg', 'a/both.jpg'].map((src) => sourceOf(src, 'ab12cd34')) as [string, string, string]

describe('a picture’s address', () => {
  it.each(['whole', 'wide', 'card', 'tall'] as const)('is read back: %s', (shape) => {
    expect(readKey(keyOf(pictureAddress({ src: red }, shape)))).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{16}$/),
      shape,
      revision: 'ab12cd34',
    })
    expect(readKey(keyOf(pictureAddress({ src: 'a/red.jpg' }, shape)))).toMatchObject({ revision: '0' })
  })

  it('keeps its name when the picture at its source changes', () => {
    const newer = pictureAddress({ src: sourceOf('a/red.jpg', '00000001') }, 'whole')
    expect(newer.replace('00000001', 'ab12cd34')).toBe(pictureAddress({ src: red }, 'whole'))
    expect(pictureAddress({ src: blue }, 'whole')).not.toBe(pictureAddress({ src: red }, 'whole'))
  })

  it('is another where other parts of the picture stay in sight', () => {
    const cut = (x: number) => pictureAddress({ src: red, focus: { x, y: 20 } }, 'wide')
    expect(new Set([cut(0), cut(1), pictureAddress({ src: red, focus: null }, 'wide')]).size).toBe(3)
  })

  it.each(['', 'a.b', '0123456789abcdef.whole', '0123456789abcdef.long.0', '0123456789abcdef.whole.x', '../x.whole.0', 'none.whole.0.1'])(
    '%j is nobody’s',
    (key) => {
      expect(readKey(key)).toBeNull()
    },
  )
})

describe('pictures of an article', () => {
  const pictures = [
    { src: red, colorId: 1 },
    { src: blue, colorId: 2 },
    { src: both, colorId: null },
  ]
  const addresses = (...srcs: readonly string[]) => srcs.map((src) => pictureAddress({ src }, 'whole'))

  it('are those of the colour and those of all', () => {
    expect(articleImages(pictures, 2)).toEqual(addresses(blue, both))
    expect(articleImages(pictures, 3)).toEqual(addresses(both))
  })

  it('come as front, worn, back and detail, those of the colour before those of all, and else as the record has them', () => {
    const views = [
      { src: 'all/worn.jpg', colorId: null, kind: 'worn' },
      { src: 'all/front.jpg', colorId: null, kind: 'front' },
      { src: 'red/detail.jpg', colorId: 1, kind: 'detail', alt: 'Glidelås' },
      { src: 'red/back.jpg', colorId: 1, kind: 'back' },
      { src: 'red/front.jpg', colorId: 1 },
      { src: 'red/front-2.jpg', colorId: 1, kind: 'front' },
    ] as const
    const order = ['red/front.jpg', 'red/front-2.jpg', 'all/front.jpg', 'all/worn.jpg', 'red/back.jpg', 'red/detail.jpg']
    expect(articleImages(views, 1)).toEqual(addresses(...order))
    expect(articleAlts(views, 1)).toEqual(['', '', '', '', '', 'Glidelås'])
    expect(articleImages(views, 2)).toEqual(addresses('all/front.jpg', 'all/worn.jpg'))
  })

  it('say what they show, where that was told of any', () => {
    expect(articleAlts(pictures, 2)).toBeUndefined()
    const told = pictures.map((picture) => (picture.src === blue ? { ...picture, alt: 'Fra siden' } : picture))
    expect([articleAlts(told, 2), articleAlts(told, 1)]).toEqual([['Fra siden', ''], undefined])
  })

  it('are those of other colours where there is no other, and an empty ground where there is none at all', () => {
    expect(articleImages(pictures.slice(0, 2), 3)).toEqual(addresses(red, blue))
    expect(articleImages([], 3).map((address) => readKey(keyOf(address)))).toEqual([{ name: 'none', shape: 'whole', revision: '0' }])
  })
})

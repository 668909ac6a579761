import { expect, it } from 'vitest'
import { appOf } from '../shop.fixtures.tsx'
import { createRoutes, fileOf } from './create-routes.tsx'

const screens = new Set(createRoutes(appOf()).flatMap(({ children = [] }) => children.flatMap(({ id }) => id?.split(':')[0] ?? [])))

it.each([...screens])('says in which file the screen comes, so that the host names it in the page: %s', async (screen) => {
  const name = fileOf(screen)
  const file: object = await import(`./${name}.tsx`).catch(() => import(`./${name}.ts`))
  expect(file).toHaveProperty(name === screen ? 'Component' : `${screen}.Component`)
})

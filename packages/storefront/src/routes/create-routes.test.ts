import { expect, it } from 'vitest'
import { appOf } from '../shop.fixtures.tsx'
import { createRoutes, fileOf } from './create-routes.tsx'

const app = appOf()
const screens = new Set(createRoutes(app).flatMap(({ children = [] }) => children.flatMap(({ id }) => id?.split(':')[0] ?? [])))

it.each([...screens])('says in which file the screen comes, so that the host names it in the page: %s', async (screen) => {
  const name = fileOf(screen, app.brand)
  const file: object = await import(`./${name}.tsx`).catch(() => import(`./${name}.ts`))
  expect(file).toHaveProperty(name === screen ? 'Component' : `${screen}.Component`)
})

it('[R10.202] says so of the home screen of a brand that composes it', async () => {
  const name = fileOf('home', { ...app.brand, composesHome: true })
  expect(name).toBe('composed-home')
  expect(await import(`./${name}.tsx`)).toHaveProperty('Component')
})

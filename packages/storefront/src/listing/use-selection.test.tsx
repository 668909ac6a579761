import { act, render, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, createPath, RouterProvider, useLoaderData } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { ListPage } from './load-listing.ts'
import { eachFacet, readParameters } from './list-parameters.ts'
import { useSelection, type SelectionControl } from './use-selection.ts'

const listOf = (url: string): ListPage => ({
  cards: [],
  total: 2,
  lastPage: 1,
  parameters: readParameters(new URL(url).searchParams),
  sort: null,
  selected: [],
  base: {},
  form: null,
})

/** A list at `/list` whose screen tells of each drawing which colours the next press would change. */
function openList(answer: (request: Request) => Promise<void> = async () => undefined) {
  const told: (readonly string[])[] = []
  let control: SelectionControl | undefined
  function Screen() {
    const list = useLoaderData<ListPage>()
    const own = useSelection(list)
    useLayoutEffect(() => {
      control = own
      told.push(own.newest().parameters.color)
    })
    return null
  }
  const loader = async ({ request }: { readonly request: Request }) => {
    await answer(request)
    return listOf(request.url)
  }
  const router = createMemoryRouter([{ path: '/list', loader, element: <Screen />, HydrateFallback: () => null }], {
    initialEntries: ['/list'],
  })
  // The browser stands where the router does.
  router.subscribe(({ location }) => window.history.replaceState(null, '', createPath(location)))
  const press = (...color: readonly string[]) =>
    act(() => {
      const now = control?.newest()
      if (now) control?.select({ selected: [], parameters: { ...now.parameters, ...eachFacet(() => []), color } }, [])
    })
  return { router, told, press, isDrawn: () => waitFor(() => expect(control).toBeDefined()) }
}

it('what was selected while an earlier answer was on its way is what the next press changes, from that answer’s first paint on', async () => {
  const waiting: (() => void)[] = []
  const { router, told, press, isDrawn } = openList(async ({ url }) => {
    if (url.includes('color')) await new Promise<void>((resolve) => waiting.push(resolve))
  })
  render(<RouterProvider router={router} />)
  await isDrawn()
  press('rosa')
  await waitFor(() => expect(waiting).toHaveLength(1))
  // The router has the first answer, and it is not drawn yet.
  const stop = router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.search !== '?color=rosa') return
    stop()
    press('rosa', 'svart')
  })
  told.length = 0
  await act(async () => waiting[0]?.())
  await waitFor(() => expect(waiting).toHaveLength(2))
  expect(told.filter((color) => !color.includes('svart'))).toEqual([])
})

it('what was selected last is what the next press changes while an earlier answer is drawn, also where its own has come', async () => {
  const { router, told, press, isDrawn } = openList()
  const undrawn: (() => void)[] = []
  let isSlow = false
  const subscribe: typeof router.subscribe = (draw) =>
    router.subscribe((...state) => (isSlow ? undrawn.push(() => draw(...state)) : draw(...state)))
  const slowRouter: typeof router = Object.create(router, { subscribe: { value: subscribe } })
  render(<RouterProvider router={slowRouter} />)
  await isDrawn()
  isSlow = true
  press('rosa')
  await waitFor(() => expect(router.state).toMatchObject({ location: { search: '?color=rosa' }, navigation: { state: 'idle' } }))
  press('rosa', 'svart')
  await waitFor(() => expect(router.state).toMatchObject({ location: { search: '?color=rosa,svart' }, navigation: { state: 'idle' } }))
  told.length = 0
  for (const draw of undrawn) await act(async () => draw())
  expect(told.length).toBeGreaterThan(1)
  expect(told.filter((color) => !color.includes('svart'))).toEqual([])
})

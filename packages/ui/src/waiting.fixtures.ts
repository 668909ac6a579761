import { configure, getConfig } from '@testing-library/react'
import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

const { asyncWrapper } = getConfig()

function Rendered({ onEffect }: { readonly onEffect: () => void }): null {
  useEffect(onEffect)
  return null
}

/** React runs effects after what it renders is there to be found, which on a busy machine takes a while; before the next render it runs them all. */
async function effects(): Promise<void> {
  const root = createRoot(document.createElement('div'))
  await new Promise<void>((onEffect) => root.render(createElement(Rendered, { onEffect })))
  root.unmount()
}

configure({
  // What is fetched when it is first needed takes longer than the usual second on a busy machine.
  asyncUtilTimeout: 20_000,
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait()
      await effects()
      return found
    }),
})

import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { bareRoutes, type BarePageProps } from './BarePage.tsx'

const [root, props] = ['root', 'props'].map((id) => document.getElementById(id))
if (!root || !props) throw new Error('The page has no root or no props')
hydrateRoot(root, <RouterProvider router={createBrowserRouter(bareRoutes(JSON.parse(props.textContent) as BarePageProps))} />)

import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { bareRoutes } from './BarePage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
const picture = root.querySelector('div')?.innerHTML ?? ''
hydrateRoot(root, <RouterProvider router={createBrowserRouter(bareRoutes({ picture }))} />)

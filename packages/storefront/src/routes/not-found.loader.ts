import { notFound, type Loader } from '../app/index.ts'

export const loader: Loader<never> = () => Promise.reject(notFound())

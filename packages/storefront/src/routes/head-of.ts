import { errorsTexts } from '@vidda/texts'
import { pageTitle, type App, type Head } from '../app/index.ts'

type Match = { readonly route: { readonly id?: string | undefined; readonly handle?: unknown } }

/** The head of the innermost screen; an error page has its own. */
export function headOf(matches: readonly Match[], loaderData: Readonly<Record<string, unknown>>, status: number, app: App): Head {
  if (status >= 400) return errorHead(status, app)
  const match = matches.at(-1)
  const handle = match?.route.handle as { head?: (data: unknown, app: App) => Head } | undefined
  return handle?.head?.(loaderData[match?.route.id ?? ''], app) ?? { title: app.brand.name }
}

export function errorHead(status: number, { brand, texts }: App): Head {
  return {
    title: pageTitle(status === 404 ? texts(errorsTexts).missingTitle : texts(errorsTexts).failedTitle, brand.name),
    robots: 'noindex',
  }
}

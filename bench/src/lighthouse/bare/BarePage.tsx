import { Link, type RouteObject } from 'react-router-dom'
import { styled } from 'styled-components'

export type BarePageProps = {
  /** The shop's own largest picture, as its server marks it up. */
  readonly picture: string
}

const Root = styled.main`
  display: grid;
  gap: 1rem;
  padding: 1rem;
`

function BarePage({ picture }: BarePageProps) {
  return (
    <Root>
      <h1>Nothing but the stack</h1>
      <div dangerouslySetInnerHTML={{ __html: picture }} />
      <Link to="/">Home</Link>
    </Root>
  )
}

/** One route with one picture: what React, the router and the styles cost before any shop stands on them. */
export const bareRoutes = (props: BarePageProps): RouteObject[] => [{ path: '*', element: <BarePage {...props} /> }]

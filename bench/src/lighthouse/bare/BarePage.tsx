import { Link, type RouteObject } from 'react-router-dom'
import { styled } from 'styled-components'

type Attributes = Readonly<Record<string, string>>

export type BarePageProps = {
  /** Attributes, as React names them, of the shop's own largest picture. */
  readonly sources: readonly Attributes[]
  readonly image: Attributes
}

const Root = styled.main`
  display: grid;
  gap: 1rem;
  padding: 1rem;
`

const Shown = styled.img`
  inline-size: 100%;
  block-size: auto;
`

function BarePage({ sources, image }: BarePageProps) {
  return (
    <Root>
      <h1>Nothing but the stack</h1>
      <picture>
        {sources.map((source) => (
          <source key={source['type']} {...source} />
        ))}
        <Shown alt="" {...image} />
      </picture>
      <Link to="/">Home</Link>
    </Root>
  )
}

/** One route with one picture: what React, the router and the styles cost before any shop stands on them. */
export const bareRoutes = (props: BarePageProps): RouteObject[] => [{ path: '*', element: <BarePage {...props} /> }]

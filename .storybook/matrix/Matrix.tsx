import { useEffect, useState, type CSSProperties } from 'react'
import { themeNames } from '../themes.ts'
import { mainStates, type State } from './main-states.ts'
import './matrix.css'
import { Stage } from './Stage.tsx'

const files = import.meta.glob('../../packages/ui/src/*/*/*.stories.tsx')

const folderOf = (path: string): string => path.split('/').at(-2) ?? ''

const filesOf = (component: string) => Object.entries(files).filter(([path]) => folderOf(path) === component)

/** Every component that has stories. */
export const matrixComponents: readonly string[] = [...new Set(Object.keys(files).map(folderOf))].toSorted()

async function statesOf(component: string): Promise<readonly State[]> {
  const modules = await Promise.all(filesOf(component).map(([, load]) => load()))
  return modules.flatMap(mainStates)
}

export type MatrixProps = {
  /** A folder of components, such as `button`. */
  readonly component: string
}

/** A component's main states, a row each, under every theme at once. */
export function Matrix({ component }: MatrixProps) {
  const [shown, setShown] = useState<{ readonly component: string; readonly states: readonly State[] }>()
  useEffect(() => {
    let current = true
    const show = async () => {
      const states = await statesOf(component)
      if (current) setShown({ component, states })
    }
    void show()
    return () => {
      current = false
    }
  }, [component])
  if (!shown) return <p className="matrix-note">…</p>
  const { states } = shown
  return (
    <div
      className="matrix"
      data-matrix={shown.component}
      data-stacked={states.some(({ wide }) => wide) || undefined}
      style={{ '--themes': themeNames.length } as CSSProperties}
    >
      {states.length === 0 && <p className="matrix-note">This component shows nothing of its own.</p>}
      {states.map((state) => (
        <section className="matrix-row" key={`${shown.component} ${state.name}`} aria-label={state.name}>
          {themeNames.map((theme) => (
            <figure className="matrix-cell" key={theme}>
              <figcaption>
                {state.name} <span>{theme}</span>
              </figcaption>
              <Stage theme={theme} state={state} />
            </figure>
          ))}
        </section>
      ))}
    </div>
  )
}

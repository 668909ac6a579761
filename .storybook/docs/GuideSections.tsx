import { budgets, commonBudget } from '../../bench/src/ui/budgets.data.ts'
import type { ToldGuide } from './told.ts'

type ListProps = { readonly title: string; readonly kind: 'do' | 'dont'; readonly items: readonly string[] }

function Advice({ title, kind, items }: ListProps) {
  if (items.length === 0) return null
  return (
    <section className="guide-advice" data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** `icon: before the text` has its part's name first. */
const partOf = (line: string): readonly [name: string, told: string] => {
  const end = line.indexOf(':')
  return end === -1 ? ['', line] : [line.slice(0, end), line.slice(end + 1).trim()]
}

const kilobytes = (component: string): string => ((budgets[component] ?? commonBudget) / 1000).toFixed(1)

/** What `parameters: guide({ … })` of a story file tells. */
export function GuideSections({ guide, component }: { readonly guide: ToldGuide; readonly component: string }) {
  const { own, anatomy, keys, do: good, dont } = guide
  return (
    <div className="guide sb-unstyled">
      {own !== undefined && (
        <p>
          <strong>The library’s own.</strong> {own}: no screen of the storefront shows it. It adds at most {kilobytes(component)} KB (gzip)
          to an app; <code>pnpm bench ui</code> measures how much.
        </p>
      )}
      {anatomy.length > 0 && (
        <>
          <h2>Anatomy</h2>
          <ol className="guide-anatomy">
            {anatomy.map((line) => {
              const [name, told] = partOf(line)
              return (
                <li key={line}>
                  {name && <strong>{name}</strong>} {told}
                </li>
              )
            })}
          </ol>
        </>
      )}
      <div className="guide-columns">
        <Advice title="Do" kind="do" items={good} />
        <Advice title="Don’t" kind="dont" items={dont} />
      </div>
      {keys.length > 0 && (
        <>
          <h2>Keyboard</h2>
          <dl className="guide-keys">
            {keys.map(([key, does]) => (
              <div key={`${key} ${does}`}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}

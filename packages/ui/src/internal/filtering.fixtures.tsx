import type { Decorator } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'

type Choice = { readonly value: readonly number[]; readonly onChange: (value: readonly number[]) => void }

/** A filter that keeps what is chosen in it, as a list does. */
export function keepingChoice<Props extends Choice>(Filter: ComponentType<Props>): ComponentType<Props> {
  return function Filtering(props: Props) {
    const [value, setValue] = useState(props.value)
    function handleChange(next: readonly number[]) {
      setValue(next)
      props.onChange(next)
    }
    return <Filter {...props} value={value} onChange={handleChange} />
  }
}

/** As wide as the panel of the filters. */
export const asInPanel: Decorator = (Story) => (
  <div style={{ maxInlineSize: '26rem' }}>
    <Story />
  </div>
)

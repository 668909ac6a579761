import { Switch, type SwitchProps } from '@vidda/ui/switch'
import { ToggleRoot } from './Panels.styles.ts'

/** A switch in a row that names what it is of: its own words are heard alone. */
export const Toggle = (props: SwitchProps) => (
  <ToggleRoot>
    <Switch {...props} />
  </ToggleRoot>
)

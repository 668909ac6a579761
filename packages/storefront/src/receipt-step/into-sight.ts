/** A ref for what tells the outcome of a press: the button may be a screen below it. Stays still where it is in sight already. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** What is wider than its frame is reached by keyboard, and what is not is no stop on the way. */
export function reachScrollers(): void {
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  for (const element of document.querySelectorAll('.code pre, .table')) watcher.observe(element)
}

/** Makes regions focusable only while they overflow and scroll. */
export function reachScrollers(): void {
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  for (const element of document.querySelectorAll('.code pre, .table')) watcher.observe(element)
}

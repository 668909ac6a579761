const shown = 1500

/** Adds a copy button to each block of commands or code, but not to output. */
export function copyButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('.code:not([data-output])')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', () => {
      const text = figure.querySelector('code')?.textContent ?? ''
      void navigator.clipboard.writeText(text).then(
        () => say(button, 'Copied'),
        () => say(button, 'Not copied'),
      )
    })
    figure.append(button)
  }
}

function say(button: HTMLButtonElement, words: string): void {
  button.textContent = words
  setTimeout(() => (button.textContent = 'Copy'), shown)
}

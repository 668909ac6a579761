/** Link from a component's docs page to the matrix of its states in every theme. */
export function MatrixLink({ component }: { readonly component: string }) {
  return (
    <p className="guide-matrix">
      <a href={`./?path=/story/matrix--all-themes&args=component:${component}`} target="_top">
        See it in all themes
      </a>
    </p>
  )
}

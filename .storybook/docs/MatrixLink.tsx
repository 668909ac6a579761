/** Leads from a component's page to its states under every theme. */
export function MatrixLink({ component }: { readonly component: string }) {
  return (
    <p className="guide-matrix">
      <a href={`./?path=/story/matrix--all-themes&args=component:${component}`} target="_top">
        See it in all themes
      </a>
    </p>
  )
}

export type DrawingSource = {
  readonly src: string
  /** Its own size, which reserves its space. */
  readonly width: number
  readonly height: number
}

/** A brand's decorative drawing: it says nothing that the words beside it do not. */
export const Drawing = (source: DrawingSource) => <img data-part="picture" {...source} alt="" decoding="async" />

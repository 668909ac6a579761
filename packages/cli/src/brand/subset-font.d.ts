declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number }

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2'
      readonly variationAxes?: Readonly<Record<string, Axis>>
      readonly keepFeatures?: readonly string[]
      readonly noLayoutClosure?: boolean
    },
  ): Promise<Uint8Array>
}

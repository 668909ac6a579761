/** The windows (px) that a shop is looked at in: a phone, a tablet and a desktop. */
export const frameWidths = [390, 768, 1440] as const
export type FrameWidth = (typeof frameWidths)[number]

type Room = {
  /** Of the whole stage, px. */
  readonly width: number
  /** Between two frames, px. */
  readonly gap: number
}

/** How large frames side by side are shown, so that all of them fit beside each other: 1 is their own size, and never more. */
export function scaleOf(widths: readonly number[], { width, gap }: Room): number {
  const wanted = widths.reduce((sum, one) => sum + one, 0)
  const room = width - gap * (widths.length - 1)
  if (wanted === 0 || room <= 0) return 1
  return Math.min(1, room / wanted)
}

/** The widths with one more or one less, in their order; the last one stays. */
export function toggled(widths: readonly FrameWidth[], width: FrameWidth): readonly FrameWidth[] {
  const next = frameWidths.filter((one) => (one === width) !== widths.includes(one))
  return next.length === 0 ? widths : next
}

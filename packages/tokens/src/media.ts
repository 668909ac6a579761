/** Below this width (px) the window is a phone's. */
export const tabletWidth = 640

/**
 * Window widths in px from which a layout changes. Below `desktop` it is the mobile one (spec §9). Custom properties do not work
 * in media conditions, so these are the same for every theme.
 */
export const breakpoints = { tablet: tabletWidth, desktop: 1020, wide: 1280 } as const

/** Below this width (px) the layout is the mobile one (spec §9). */
export const desktopWidth = breakpoints.desktop

/** Media conditions for `@media`: use as `${media.desktop} { … }`. */
export const media = {
  tablet: '@media (width >= 640px)',
  desktop: '@media (width >= 1020px)',
  wide: '@media (width >= 1280px)',
  mobileOnly: '@media (width < 1020px)',
  hover: '@media (hover: hover)',
  print: '@media print',
  dark: '@media (prefers-color-scheme: dark)',
  /** Movement, contrast and forced colours are answered by the global style: a component needs these only where tokens do not reach. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
} as const

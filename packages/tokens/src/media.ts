/** Below this width (px) the layout is the mobile one (spec §9). */
export const desktopWidth = 1020

/** Media conditions for `@media`: use as `${media.desktop} { … }`. */
export const media = {
  tablet: '@media (width >= 640px)',
  desktop: '@media (width >= 1020px)',
  wide: '@media (width >= 1280px)',
  mobileOnly: '@media (width < 1020px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const

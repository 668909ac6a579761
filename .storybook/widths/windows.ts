/** Windows that stories are looked at in, px: those of the toolbar's viewports. */
export const windows = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const

/** Those that the toolbar shows side by side. */
export const sideBySide = [windows.phone, windows.tablet, windows.desktop] as const

/** The toolbar's choice of one window, or of several at once. */
export const several = 'several'

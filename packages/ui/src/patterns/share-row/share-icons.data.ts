/** Drawn as the icons are, on a 24 grid; kept here, so that they travel with sharing alone. */
export const shareIcons = {
  facebook: 'M14 20.5v-7.25h2.6l.5-3H14V8.4c0-.9.5-1.4 1.45-1.4H17V4.2a14 14 0 0 0-2.2-.2c-2.4 0-3.8 1.45-3.8 3.95v2.3H8.25v3H11v7.25Z',
  x: 'M4.5 4.5h3.75l11.25 15h-3.75ZM19 4.5l-6.1 6.75M10.9 13.1 5 19.5',
  link: 'M10.2 13.8a4.2 4.2 0 0 0 6 0l3-3a4.24 4.24 0 0 0-6-6l-1 1M13.8 10.2a4.2 4.2 0 0 0-6 0l-3 3a4.24 4.24 0 0 0 6 6l1-1',
} as const

/** Components whose styles name a token that no picture of theirs shows, and when it is seen; with a `theme`, under that one. Both are checked. */
export const unseenUsers: readonly {
  readonly token: string
  readonly components: readonly string[]
  readonly theme?: string
  readonly why: string
}[] = [
  { token: 'color.actionHover', components: ['banner', 'button'], why: 'under a pointer, or pressed' },
  { token: 'color.actionQuietHover', components: ['button'], why: 'under a pointer, or pressed' },
  { token: 'color.dangerSoft', components: ['favourite-button'], why: 'once a press on a picture could not be kept' },
  { token: 'color.onDangerSoft', components: ['favourite-button'], why: 'once a press on a picture could not be kept' },
  { token: 'color.star', components: ['password-field'], why: 'once a password is being written' },
  { token: 'color.success', components: ['password-field'], why: 'once a password is being written' },
  { token: 'color.track', components: ['password-field'], why: 'once a password is being written' },
  { token: 'color.surfaceRaised', components: ['banner'], theme: 'vidje', why: 'the theme’s banners have no frame' },
  { token: 'color.success', components: ['share-row'], why: 'once the link is copied' },
  { token: 'color.textInverse', components: ['banner'], theme: 'vidje', why: 'the theme’s banners have their words beneath the picture' },
  { token: 'color.action', components: ['banner'], theme: 'vidje', why: 'the theme’s banners end in a link' },
  { token: 'color.onAction', components: ['banner'], theme: 'vidje', why: 'the theme’s banners end in a link' },
]

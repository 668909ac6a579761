import { fill, frameTexts } from '@vidda/texts'
import { useRef, type FocusEvent, type MouseEvent } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { AlertBannerRoot } from './AlertBanner.styles.ts'

export type AlertType = 'error' | 'warning' | 'info' | 'success'

export type Alert = {
  readonly id: string
  readonly type: AlertType
  /** Without one the type's own title shows (spec §8). */
  readonly title?: string
  readonly text: string
  /** The way on, as a button; a press closes the alert first. */
  readonly action?: { readonly text: string; readonly onClick: () => void }
}

export type AlertBannerProps = RootProps<'div', 'onFocusCapture'> & {
  /** The queue; only its first shows. */
  readonly alerts: readonly Alert[]
  /** Called with the id of the alert that was closed. */
  readonly onDismiss: (id: string) => void
}

const titles = { error: 'alertError', warning: 'alertWarning', info: 'alertInfo', success: 'alertSuccess' } as const
const icons = { error: 'alert', warning: 'alert', info: 'info', success: 'check' } as const

/** The first alert of a queue, one at a time; after the last the focus goes back to where it came from. State: `data-tone`. */
export function AlertBanner({ alerts, onDismiss, ...rest }: AlertBannerProps) {
  const texts = useTexts(frameTexts)
  const [alert, ...later] = alerts
  const action = alert?.action
  const before = useRef<HTMLElement | null>(null)

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null
  }

  function handleClose({ currentTarget }: MouseEvent<HTMLElement>) {
    const banner = currentTarget.closest<HTMLElement>('[data-tone]')
    // The button goes with the last alert; where it came from may have gone as well.
    if (later.length === 0) for (const next of [banner, before.current]) next?.focus({ preventScroll: true })
    if (alert) onDismiss(alert.id)
  }

  return (
    <AlertBannerRoot
      role={alert?.type === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      {...rest}
      data-tone={alert?.type}
      onFocusCapture={handleFocus}
    >
      {alert && (
        <div data-part="alert">
          <Icon name={icons[alert.type]} />
          <p key={alert.id} data-part="words">
            <strong data-part="title">{alert.title ?? texts[titles[alert.type]]}</strong> {alert.text}
          </p>
          {later.length > 0 && (
            <span data-part="more">{later.length === 1 ? texts.alertOneMore : fill(texts.alertMore, { count: later.length })}</span>
          )}
          {action && (
            <Button
              variant="quiet"
              size="small"
              onClick={(event) => {
                handleClose(event)
                action.onClick()
              }}
            >
              {action.text}
            </Button>
          )}
          <IconButton icon="close" label={texts.alertClose} onClick={handleClose} />
        </div>
      )}
    </AlertBannerRoot>
  )
}

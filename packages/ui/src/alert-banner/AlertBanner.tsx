import { fill, frameTexts } from '@vidda/texts'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { AlertBannerRoot } from './AlertBanner.styles.ts'

export type AlertType = 'error' | 'warning' | 'info' | 'success'

export type Alert = {
  readonly id: string
  readonly type: AlertType
  /** Without one the type's own title shows (spec §8). */
  readonly title?: string
  readonly text: string
}

export type AlertBannerProps = {
  /** The queue; only its first shows. */
  readonly alerts: readonly Alert[]
  /** Called with the id of the alert that was closed. */
  readonly onDismiss: (id: string) => void
}

const titles = { error: 'alertError', warning: 'alertWarning', info: 'alertInfo', success: 'alertSuccess' } as const
const icons = { error: 'alert', warning: 'alert', info: 'info', success: 'check' } as const

/** The first alert of a queue, one at a time. State: `data-type`. */
export function AlertBanner({ alerts, onDismiss }: AlertBannerProps) {
  const texts = useTexts(frameTexts)
  const [alert, ...later] = alerts
  return (
    <AlertBannerRoot data-type={alert?.type} role={alert?.type === 'error' ? 'alert' : 'status'}>
      {alert && (
        <div key={alert.id} data-part="alert">
          <Icon name={icons[alert.type]} />
          <p data-part="words">
            <strong data-part="title">{alert.title ?? texts[titles[alert.type]]}</strong> {alert.text}
          </p>
          {later.length > 0 && (
            <span data-part="more">{later.length === 1 ? texts.alertOneMore : fill(texts.alertMore, { count: later.length })}</span>
          )}
          <IconButton icon="close" label={texts.alertClose} onClick={() => onDismiss(alert.id)} />
        </div>
      )}
    </AlertBannerRoot>
  )
}

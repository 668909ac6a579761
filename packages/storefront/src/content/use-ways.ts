import { telephoneLink } from '@vidda/domain/phone'
import { writtenPhone } from '@vidda/domain/written'
import { contentTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'

/** Phone and mail of the shop. */
export function useWays() {
  const texts = useTexts(contentTexts)
  const { phone, phoneHours, supportEmail, answerTime } = useApp().brand.company
  return [
    { icon: 'phone', name: texts.call, value: writtenPhone(phone), note: phoneHours, to: telephoneLink(phone) },
    { icon: 'mail', name: texts.write, value: supportEmail, note: answerTime, to: `mailto:${supportEmail}` },
  ] as const
}

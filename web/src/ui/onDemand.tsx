import { notifications } from '@mantine/notifications'
import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus } from './useReturnFocus.ts'

/** How long nothing new may have come before a page counts as calm. */
const calmMs = 1500

const waiting: (() => Promise<unknown>)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const bringWaiting = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next().catch(() => undefined)
}

const bringWhenCalm = (bring: () => Promise<unknown>) => {
  waiting.push(bring)
  clearTimeout(timer)
  timer = setTimeout(() => void bringWaiting(), calmMs)
}

/**
 * A dialog or panel whose code does not come with its page: it is fetched once the page is calm, so that it also opens
 * where the signal is lost by then, or when it is opened before. When it cannot be fetched, that is told and it closes.
 *
 * @example const MailDialog = onDemand(() => import('./MailDialog.tsx').then((module) => module.MailDialog))
 */
export const onDemand = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let kept: { Component: ComponentType<Props> } | undefined
  const bring = async () => (kept ??= { Component: await load() })
  bringWhenCalm(bring)
  return function OnDemand(props: Props) {
    const { onClose } = props
    const { t } = useTranslation()
    const [brought, setBrought] = useState(kept)
    // From here and not from the dialog alone: what opened it may have closed before the code is there.
    useReturnFocus()
    useEffect(() => {
      if (brought) return
      let gone = false
      const fail = () => {
        if (gone) return
        notifications.show({ message: t('ui.error.notFetched'), role: 'alert', withBorder: true })
        onClose()
      }
      bring().then((found) => gone || setBrought(found), fail)
      return () => {
        gone = true
      }
    }, [brought, onClose, t])
    return brought ? <brought.Component {...props} /> : null
  }
}

import { mailEvents } from '@logis/contract/invitations.rules'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { isAmong } from '../platform/isAmong.ts'
import type { MailLog } from './api.ts'
import classes from './MailPath.module.css'

type Events = NonNullable<MailLog['external_data']>['events']

/** What happened to a mail, step by step, the first one first. */
export function MailPath({ sentAt, events }: { sentAt: string; events: Events }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const steps = [
    { name: t('invitations.mail.created'), time: sentAt },
    ...events
      .toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time))
      .map(({ name, time }) => ({ name: isAmong(mailEvents, name) ? t(`invitations.event.${name}`) : name, time })),
  ]
  return (
    <ol className={classes.path} aria-label={t('invitations.mail.path')}>
      {steps.map(({ name, time }, index) => (
        <li key={`${index} ${name}`} className={classes.step}>
          <span className={classes.name}>{name}</span>
          <time dateTime={time}>{formatDateTime(time)}</time>
        </li>
      ))}
    </ol>
  )
}

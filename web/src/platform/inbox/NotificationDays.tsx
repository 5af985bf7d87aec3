import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Tip } from '../../ui/Tip.tsx'
import { run } from '../../ui/call.ts'
import { byDay, useDayTitle } from '../days.ts'
import { formatHour, useFormats } from '../formats.ts'
import { useAssisting } from '../shell/useAssisting.ts'
import { useMarkRead, type Notification } from './api.ts'
import classes from './NotificationDays.module.css'
import { looks, placeOf, useSentence } from './sentences.ts'

type Props = {
  notifications: readonly Notification[]
  /** One has been opened. */
  onOpen?: () => void
}

/** Notifications under their days, newest first. */
export function NotificationDays({ notifications, onOpen }: Props) {
  const dayTitle = useDayTitle()
  return byDay(notifications).map(({ day, entries }) => (
    <section key={day}>
      <h3 className={classes.day}>{dayTitle(day)}</h3>
      <ul className={classes.list}>
        {entries.map((notification) => (
          <Item key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ))
}

function Item({ notification, onOpen }: { notification: Notification; onOpen: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { formatLongDateTime } = useFormats()
  const sentence = useSentence()(notification)
  const mark = useMarkRead()
  const isAssisting = useAssisting() !== null
  const { id, kind, actor, created_at, read_at } = notification
  const { icon: Icon, tone } = looks[kind]
  const place = placeOf(notification)
  const setRead = (read: boolean) => run(mark, { notification_id: id, read }, {})
  const open = () => {
    // In someone's name nothing is read for them.
    if (read_at === null && !isAssisting) setRead(true)
    onOpen?.()
  }
  return (
    <li className={classes.item} data-unread={read_at === null || undefined}>
      {actor ? (
        <Avatar id={actor.id} name={actor.name} size={36} />
      ) : (
        <span className={classes.face} data-tone={tone}>
          <Icon size={18} stroke={1.75} aria-hidden />
        </span>
      )}
      <div className={classes.text}>
        <p className={classes.sentence}>
          {read_at === null && <VisuallyHidden>{t('notifications.unread')} </VisuallyHidden>}
          <span>{sentence}</span>
        </p>
        <p className={classes.where}>
          <Link className={classes.place} to={place.to} hash={place.hash} onClick={open}>
            {place.name}
          </Link>
          <time dateTime={created_at} title={formatLongDateTime(created_at)}>
            {formatHour(created_at)}
          </time>
        </p>
      </div>
      {!isAssisting && <ReadButton sentence={sentence} isRead={read_at !== null} onChange={setRead} />}
    </li>
  )
}

type ReadProps = { sentence: string; isRead: boolean; onChange: (read: boolean) => void }

function ReadButton({ sentence, isRead, onChange }: ReadProps) {
  const { t } = useTranslation()
  const act = isRead ? 'unread' : 'read'
  return (
    <Tip label={t(`notifications.mark.${act}`)}>
      <ActionIcon
        className={classes.read}
        data-read={isRead || undefined}
        variant="subtle"
        color={isRead ? 'gray' : undefined}
        size={32}
        aria-label={t(`notifications.mark.${act}Of`, { sentence })}
        onClick={() => onChange(!isRead)}
      >
        {isRead ? <IconCheck size={16} aria-hidden /> : <IconPointFilled size={18} aria-hidden />}
      </ActionIcon>
    </Tip>
  )
}

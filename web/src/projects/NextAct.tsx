import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconFilePlus,
  IconMail,
  IconMailOpened,
  IconMailX,
  IconPencil,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import type { JourneyState } from '@logis/contract/projects.journey.rules'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import type { Project } from './api.ts'
import classes from './NextAct.module.css'

type Invite = (variant: 'filled' | 'default') => ReactNode
type Props = { project: Project; invite: Invite; onEditEmail: () => void }

const icons: Record<JourneyState, TablerIcon> = {
  WITHOUT_EMAIL: IconAlertTriangle,
  OWNER_LEFT: IconAlertTriangle,
  READY: IconSend,
  SENT: IconMail,
  DELAYED: IconMail,
  REFUSED: IconMailX,
  CORRECTED: IconMail,
  RECEIVED: IconMail,
  OPENED: IconMailOpened,
  INCOMPLETE: IconFilePlus,
  COMPLETE: IconCircleCheck,
}
const troubles: readonly JourneyState[] = ['WITHOUT_EMAIL', 'OWNER_LEFT', 'DELAYED', 'REFUSED']
/** Once somebody is there. */
const afterwards: readonly JourneyState[] = ['INCOMPLETE', 'COMPLETE']

/** What is to be done next with a home, and why: one fact, one filled button. On a phone it stays at the foot. */
export function NextAct({ project, invite, onEditEmail }: Props) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const about = useAbout(project)
  const { state, documents } = project.journey
  if (state === null || project.cannot.edit === 'FORBIDDEN') return null
  // A landlord's home asks for no e-mail and invites no owner: its tenants are invited where they are listed (PRJ-28),
  // and its code makes nobody own it.
  if (project.tenant_context && !afterwards.includes(state)) return null
  const Icon = icons[state]
  if (state === 'COMPLETE')
    return (
      <p className={classes.quiet}>
        <Icon size={18} aria-hidden />
        {about}
      </p>
    )
  const acts = actsOf(state, { invite, onEditEmail })
  // What floats at the foot of a phone lifts what stands there.
  const foot = narrow ? { 'data-foot': acts.length > 1 ? 'tall' : 'act' } : {}
  return (
    <section
      className={classes.band}
      data-trouble={troubles.includes(state) || undefined}
      aria-label={t('projectPage.next.title')}
      {...foot}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <p className={classes.words}>
        <strong className={classes.fact}>
          {t(`projectPage.next.${state}`, { count: (documents?.total ?? 0) - (documents?.done ?? 0) })}
        </strong>{' '}
        <span className={classes.about}>{about}</span>
      </p>
      <div className={classes.acts}>{acts}</div>
    </section>
  )
}

/** The filled one first, then what may be done besides. */
const actsOf = (state: JourneyState, { invite, onEditEmail }: Omit<Props, 'project'>) => {
  if (state === 'INCOMPLETE') return [<AddDocuments key="documents" />]
  if (state === 'WITHOUT_EMAIL')
    return [<EditEmail key="email" act="addEmail" onClick={onEditEmail} />, <Sending key="invite" act={invite} />]
  if (state === 'REFUSED' || state === 'OWNER_LEFT')
    return [<EditEmail key="email" act="correctEmail" onClick={onEditEmail} />, <Sending key="invite" act={invite} />]
  return [<Sending key="invite" act={invite} filled />]
}

const Sending = ({ act, filled = false }: { act: Invite; filled?: boolean }) => act(filled ? 'filled' : 'default')

function EditEmail({ act, onClick }: { act: 'addEmail' | 'correctEmail'; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="filled"
      leftSection={<IconPencil size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {t(`projects.edit.${act}`)}
    </Button>
  )
}

function AddDocuments() {
  const { t } = useTranslation()
  return (
    <Button component="a" href="#documents" variant="filled" leftSection={<IconFilePlus size={16} aria-hidden />}>
      {t('projectPage.next.addDocuments')}
    </Button>
  )
}

/** One line around the fact: when the last mail left and to whom, or who lives there now. */
const useAbout = ({ journey, contact_information, activation_date }: Project): string => {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const { state, invitations, owner } = journey
  const email = contact_information.emails[0]?.email
  if (state === 'COMPLETE' || state === 'INCOMPLETE') {
    const date = activation_date ? formatDate(activation_date) : ''
    // Whoever bought the home has not activated it.
    const by = owner?.has_activated
      ? t('projectPage.next.by', { name: owner.name, date })
      : t('projectPage.next.since', { date })
    return owner?.last_connection_at
      ? `${by} ${t('projectPage.next.seen', { date: formatDateTime(owner.last_connection_at) })}`
      : by
  }
  if (state === 'WITHOUT_EMAIL') return t('projectPage.information.noEmailHelp')
  if (state === 'OWNER_LEFT') return email ?? ''
  const last = invitations?.last
  if (state === 'READY' || state === 'CORRECTED' || !last)
    return email ? t('projectPage.next.willGoTo', { email }) : t('projectPage.next.willGo')
  const when = { date: formatDateTime(last.sent_at), email: last.recipient }
  return last.recipient ? t('projectPage.next.sentTo', when) : t('projectPage.next.sent', when)
}

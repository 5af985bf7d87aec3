import { isLandlord, type CompanyType } from '@logis/contract/companies.rules'
import type { Statistics } from '@logis/contract/companies.statistics'
import { Button } from '@mantine/core'
import {
  IconAt,
  IconBook2,
  IconFileAlert,
  IconMailX,
  IconSend,
  IconUserQuestion,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { useProjectsLink, type Where } from './useProjectsLink.ts'
import { daysSince } from './daysSince.ts'
import classes from './WaitingCard.module.css'

type Key = 'with_requests' | 'undelivered' | 'without_email' | 'not_sent' | 'lacking_documents' | 'incomplete_booklets'
type Wait = { key: Key; icon: TablerIcon; where: Where; count: (of: Statistics) => number }

/** What people wait for comes first, what can be done later last. */
const waits: readonly Wait[] = [
  {
    key: 'with_requests',
    icon: IconUserQuestion,
    where: { has_requests: '1' },
    count: ({ with_requests }) => with_requests,
  },
  { key: 'undelivered', icon: IconMailX, where: { undelivered: '1' }, count: ({ undelivered }) => undelivered },
  { key: 'without_email', icon: IconAt, where: { without_email: '1' }, count: ({ without_email }) => without_email },
  {
    key: 'not_sent',
    icon: IconSend,
    where: { credentials_sent: '0', activated: '0' },
    // Whoever has activated without an invitation waits for none.
    count: ({ projects, funnel }) => projects - funnel.credentials_sent,
  },
  {
    key: 'lacking_documents',
    icon: IconFileAlert,
    where: { lacks_documents: '1' },
    count: ({ lacking_documents }) => lacking_documents,
  },
  {
    key: 'incomplete_booklets',
    icon: IconBook2,
    where: { booklet_incomplete: '1' },
    count: ({ booklets }) => booklets.incomplete,
  },
]

type Props = { companyId: number; type: CompanyType; withChildren: boolean; statistics: Statistics }

/** What waits for somebody here, each with the homes it is about. */
export function WaitingCard({ companyId, type, withChildren, statistics }: Props) {
  const { t } = useTranslation()
  const linkTo = useProjectsLink(companyId, withChildren)
  const open = waits.filter(
    // A landlord's homes ask for no e-mail, nor have they a field for one (PRJ-28); who asks for one is answered beside this.
    ({ key, count }) =>
      count(statistics) > 0 && !(isLandlord(type) && (key === 'without_email' || key === 'with_requests')),
  )
  return (
    <Card title={t('home.waiting.title')}>
      {open.length === 0 && <p className={classes.none}>{t('home.waiting.none')}</p>}
      {open.length > 0 && (
        <ul className={classes.list}>
          {open.map(({ key, icon: Icon, where, count }) => (
            <li key={key} className={classes.wait}>
              <Icon className={classes.icon} data-key={key} size={20} stroke={1.5} aria-hidden />
              <span className={classes.what}>
                <span className={classes.fact}>{t(`home.waiting.${key}.fact`, { count: count(statistics) })}</span>
                <span className={classes.why}>
                  <Why waiting={key} statistics={statistics} />
                </span>
              </span>
              <Button
                component={Link}
                variant="default"
                size="compact-md"
                className={classes.act}
                aria-label={t('home.waiting.named', {
                  act: t(`home.waiting.${key}.act`),
                  what: t(`home.waiting.${key}.fact`, { count: count(statistics) }),
                })}
                {...linkTo(where)}
              >
                {t(`home.waiting.${key}.act`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Why somebody waits; of booklets, how far they are together. */
function Why({ waiting, statistics }: { waiting: Key; statistics: Statistics }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { requested_since, booklets } = statistics
  if (waiting === 'with_requests' && requested_since)
    return t('home.waiting.oldest', { count: daysSince(requested_since) })
  if (waiting !== 'incomplete_booklets') return t(`home.waiting.${waiting}.why`)
  const tenths = (items: number) => Math.round((10 * items) / booklets.homes) / 10
  const [done, total] = [tenths(booklets.done), tenths(booklets.total)]
  return t('home.waiting.incomplete_booklets.why', {
    count: done,
    done: formatNumber(done),
    total: formatNumber(total),
  })
}

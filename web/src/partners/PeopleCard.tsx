import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { Partner } from './api.ts'
import rows from '../ui/Rows.module.css'
import classes from './Partners.module.css'

/** Who works there, and who was invited and has not come yet. */
export function PeopleCard({ partner: { people, invitations }, onInvite }: { partner: Partner; onInvite: () => void }) {
  const { t } = useTranslation()
  const isFirst = people.length === 0 && invitations.length === 0
  return (
    <Card
      title={t('partners.peopleTitle')}
      actions={
        <Button
          variant={isFirst ? 'filled' : 'default'}
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onInvite}
        >
          {t(isFirst ? 'partners.inviteFirst' : 'partners.invite')}
        </Button>
      }
    >
      {isFirst && <p className={classes.note}>{t('partners.noPeople')}</p>}
      <ul className={rows.rows}>
        {people.map((person) => (
          <Colleague key={person.id} person={person} />
        ))}
        {invitations.map(({ email, role, expires_at }) => (
          <li key={email}>
            <span>
              {email}
              <span className={rows.second}>
                {t(`companies.team.role.${role}.name`)} · {t('partners.until', { date: formatDate(expires_at) })}
              </span>
            </span>
            <StatusChip tone="neutral" label={t('people.states.INVITED')} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Colleague({ person }: { person: Partner['people'][number] }) {
  const { t } = useTranslation()
  const { first_name, last_name, username, role, is_active, last_connection_at } = person
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return (
    <li>
      <span>
        {name || username}
        {name && <span className={rows.second}>{username}</span>}
      </span>
      {!is_active && <StatusChip tone="error" label={t('people.states.DISABLED')} />}
      <span>
        {t(`companies.team.role.${role}.name`)}
        <span className={rows.second}>
          {last_connection_at ? t('partners.seen', { date: formatDate(last_connection_at) }) : t('partners.neverSeen')}
        </span>
      </span>
    </li>
  )
}

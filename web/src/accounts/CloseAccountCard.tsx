import { Anchor, Button, Text } from '@mantine/core'
import { IconUserX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { refusedOf, type RefusedLike } from '../ui/refusal.ts'
import { useTranslation } from '../ui/texts.ts'
import type { Identity } from '../platform/session.ts'
import { useCloseAccount } from './choices.ts'
import classes from './NotificationsCard.module.css'

type Me = Identity['user']

/** What closing one’s account ends: of homes and companies only those that one has. */
const useEnds = ({ residences_count, companies }: Me): string => {
  const { t } = useTranslation()
  const homes = residences_count > 0 && t('accounts.close.homes', { count: residences_count })
  const work = companies.length > 0 && t('accounts.close.companies', { count: companies.length })
  const what = homes && work ? t('accounts.close.both', { homes, companies: work }) : homes || work
  return what ? t('accounts.close.text', { what }) : t('accounts.close.textAlone')
}

const administers = ({ role }: Me['companies'][number]) => role === 'COMPANY_ADMIN'

/** Those of the companies that the refusal names by their numbers; all that one administers where it names none. */
const leftAlone = ({ companies }: Me, { errors = {} }: RefusedLike) => {
  const named = companies.filter(({ id }) => `companies.${id}` in errors)
  return named.length > 0 ? named : companies.filter(administers)
}

type WayOutProps = { user: Me; refused: RefusedLike }

/** Whoever alone administers a company names another first, where its team is; residents have no way there from here. */
function Teams({ user, refused }: WayOutProps) {
  const { t } = useTranslation()
  const isResident = user.scope === 'resident'
  return (
    <>
      <Text mt="sm">{t('accounts.close.teams')}</Text>
      {leftAlone(user, refused).map(({ id, name }) =>
        isResident ? (
          <Text key={id} mt="sm" fw={600}>
            {name}
          </Text>
        ) : (
          <Anchor key={id} component={Link} to={paths.team(id)} display="block" mt="sm">
            {t('accounts.close.team', { company: name })}
          </Anchor>
        ),
      )}
    </>
  )
}

/** Where somebody goes on whom the server has refused. */
function WayOut(props: WayOutProps) {
  const { t } = useTranslation()
  const { reason } = props.refused
  if (reason === 'LAST_COMPANY_ADMIN') return <Teams {...props} />
  return reason === 'USER_IS_COMPANY_OWNER' ? <Text mt="sm">{t('accounts.close.owner')}</Text> : null
}

/** Whoever wants to be erased asks for it here: the account closes at once, for good. */
export function CloseAccountCard({ user, ends = '' }: { user: Me; ends?: string | undefined }) {
  const { t } = useTranslation()
  const [asking, ask] = useState(false)
  const call = useCloseAccount()
  const text = `${useEnds(user)} ${ends}`.trim()
  return (
    <Card title={t('accounts.close.title')}>
      <p className={classes.note}>{text}</p>
      <Button
        variant="default"
        leftSection={<IconUserX size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        {t('accounts.close.submit')}
      </Button>
      {asking && (
        <Confirm
          title={t('accounts.close.submit')}
          text={text}
          typed={user.username}
          wayOut={(error) => {
            const refused = refusedOf(error)
            return refused && <WayOut user={user} refused={refused} />
          }}
          call={call}
          input={{ user_id: user.id }}
          onDone={() => ask(false)}
          onClose={() => ask(false)}
        />
      )}
    </Card>
  )
}

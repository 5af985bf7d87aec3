import { Anchor, Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { PeekPart } from '../ui/PeekPart.tsx'
import { SidePeek } from '../ui/SidePeek.tsx'
import { usePerson, type Person } from './api.ts'
import classes from './People.module.css'
import { nameOf } from './personName.ts'
import { ActsMenu, State, type OnAct } from './peopleTable.tsx'
import { SecurityOf } from './SecurityOf.tsx'

type Props = { userId: number; onAct: OnAct; onClose: () => void }

/** ADMIN-08. One account beside the list: who it is, and what it opens. */
export function PersonPanel({ userId, onAct, onClose }: Props) {
  const { t } = useTranslation()
  const query = usePerson(userId)
  const person = query.data?.data
  return (
    <SidePeek
      makesRoom
      title={person ? nameOf(person) : t('people.field.person')}
      head={person && <ActsMenu {...{ person, onAct }} />}
      foot={person && <Traces {...{ person, onAct }} />}
      onClose={onClose}
    >
      {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={320} />}
      {person && <Known key={person.id} {...person} />}
    </SidePeek>
  )
}

/** What somebody did, and what reached them. */
function Traces({ person, onAct }: { person: Person; onAct: OnAct }) {
  const { t } = useTranslation()
  return (
    <>
      <Button variant="default" size="xs" onClick={() => onAct('acts', person)}>
        {t('people.acts.title')}
      </Button>
      <Button variant="default" size="xs" onClick={() => onAct('mails', person)}>
        {t('people.mails.title')}
      </Button>
      <Button variant="default" size="xs" renderRoot={(props) => <SecurityOf {...props} userId={person.id} />}>
        {t('administration.menu.security')}
      </Button>
    </>
  )
}

function Known(person: Person) {
  const { t } = useTranslation()
  const name = nameOf(person)
  const { memberships, global_roles, homes } = person
  return (
    <>
      <div className={classes.head}>
        <Avatar id={person.id} name={name} path={person.picture_path} size={44} />
        <h2>{name}</h2>
        <State {...person} />
      </div>
      <PeekPart level={3} title={t('people.panel.account')}>
        <Account {...person} />
      </PeekPart>
      <PeekPart level={3} title={t('people.panel.roles')} count={global_roles.length + memberships.length}>
        <ul className={classes.opens}>
          {global_roles.map((role) => (
            <li key={role}>
              <span>{t(`people.globalRoles.${role}`)}</span>
              <span className={classes.second}>{t(`people.globalRolesMay.${role}`)}</span>
            </li>
          ))}
          {memberships.map(({ company, role }) => (
            <li key={company.id}>
              <Anchor component={Link} to={paths.partner(company.id)} inherit>
                {company.name}
              </Anchor>
              <span className={classes.second}>{t(`companies.team.role.${role}.name`)}</span>
            </li>
          ))}
        </ul>
        {global_roles.length + memberships.length === 0 && <p className={classes.none}>{t('people.panel.noRole')}</p>}
      </PeekPart>
      <PeekPart level={3} title={t('people.panel.homes')} count={homes.length}>
        <ul className={classes.opens}>
          {homes.map(({ id, name: home, role, company_name }) => (
            <li key={id}>
              <Anchor component={Link} to={paths.residenceDetails(id)} inherit>
                {home}
              </Anchor>
              <span className={classes.second}>{`${t(`people.homeRoles.${role}`)} · ${company_name}`}</span>
            </li>
          ))}
        </ul>
        {homes.length === 0 && <p className={classes.none}>{t('people.panel.noHome')}</p>}
      </PeekPart>
    </>
  )
}

function Account(person: Person) {
  const { t } = useTranslation()
  const { formatFullDate, formatLongDateTime } = useFormats()
  const { username, email, email_validated, pending_email, last_connection_at, sessions_count } = person
  return (
    <Facts>
      <Fact title={t('people.field.email')} wide>
        {email ?? username}
        {!email_validated && <span className={classes.second}>{t('people.panel.unproven')}</span>}
        {pending_email && <span className={classes.second}>{t('people.form.pending', { email: pending_email })}</span>}
      </Fact>
      <Fact title={t('people.field.locale')}>{t(`people.locales.${person.locale}`)}</Fact>
      <Fact title={t('people.field.since')}>{formatFullDate(person.created_at)}</Fact>
      <Fact title={t('people.field.lastSeen')}>
        {last_connection_at ? formatLongDateTime(last_connection_at) : t('people.never')}
      </Fact>
      <Fact title={t('people.panel.sessions')}>{sessions_count}</Fact>
    </Facts>
  )
}

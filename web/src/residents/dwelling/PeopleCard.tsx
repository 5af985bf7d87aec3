import type { AccessRequest, Resident } from '@logis/contract/tenants'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { tellAndClose, tellSuccess } from '../../platform/teller.tsx'
import { ActButton } from '../../ui/ActButton.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { run } from '../../ui/call.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import type { Home } from '../api.ts'
import { useAccept, usePeople, useReject, useRemove, useRequests } from './api.ts'
import classes from './Care.module.css'

const nameOf = ({ name, username }: Pick<Resident, 'name' | 'username'>) => name ?? username

/** The owner sees who is at home, answers those who ask and ends a lease; where a landlord does, there is no such list. */
export function PeopleCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const people = useSettled(usePeople(home.id, true))
  const requests = useSettled(useRequests(home.id, people.isSuccess))
  if (people.error?.status === 404) return null
  const failed = [people, requests].find(({ error }) => error)
  if (failed)
    return <Card title={t('dwelling.people.title')} error={failed.error} onRetry={() => void failed.refetch()} />
  if (!people.data) return null
  return (
    <Card id="habitants" title={t('dwelling.people.title')}>
      <ul className={classes.list}>
        {requests.data?.data.map((request) => (
          <Asking key={request.id} home={home} request={request} />
        ))}
        {people.data.data.map((person) => (
          <Living key={person.user_id} home={home} person={person} />
        ))}
      </ul>
      <p className={classes.note}>{t('dwelling.people.share')}</p>
    </Card>
  )
}

function Asking({ home, request }: { home: Home; request: AccessRequest }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null)
  const accept = useAccept()
  const name = nameOf(request)
  const input = { residence_id: home.id, request_id: request.id }
  const accepted = () => t('dwelling.people.accepted', { name })
  // Nobody removes an owner: that is asked before.
  const isOwner = request.role_code === 'OWNER'
  const part = { name, home, input, onClose: () => setAsking(null) }
  return (
    <li className={classes.row}>
      <Avatar id={request.user_id} name={name} size={40} />
      <span className={classes.who}>
        <strong>{name}</strong>
        <span>{t(`dwelling.people.asks.${request.role_code}`)}</span>
      </span>
      <span className={classes.acts}>
        <ActButton
          aria-label={t('dwelling.people.acceptOf', { name })}
          {...(isOwner && { 'aria-haspopup': 'dialog' })}
          loading={accept.isPending}
          onClick={() =>
            isOwner ? setAsking('accept') : run(accept, input, { onSuccess: () => tellSuccess(accepted()) })
          }
        >
          {t('dwelling.people.accept')}
        </ActButton>
        <Button
          variant="default"
          aria-haspopup="dialog"
          aria-label={t('dwelling.people.rejectOf', { name })}
          onClick={() => setAsking('reject')}
        >
          {t('dwelling.people.reject')}
        </Button>
      </span>
      {asking === 'accept' && <Accepting {...part} told={accepted()} />}
      {asking === 'reject' && <Rejecting {...part} />}
    </li>
  )
}

type Place = { residence_id: number }
type DecideProps = { name: string; home: Home; input: Place & { request_id: number }; onClose: () => void }

function Accepting({ name, home, input, told, onClose }: DecideProps & { told: string }) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('dwelling.people.accepting.title')}
      text={t('dwelling.people.accepting.text', { name, home: home.name })}
      call={useAccept(false)}
      input={input}
      destructive={false}
      onDone={() => tellAndClose(told, onClose)}
      onClose={onClose}
    />
  )
}

function Rejecting({ name, home, input, onClose }: DecideProps) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('dwelling.people.rejecting.title')}
      text={t('dwelling.people.rejecting.text', { name, home: home.name })}
      call={useReject()}
      input={input}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

function Living({ home, person }: { home: Home; person: Resident }) {
  const { t } = useTranslation()
  const [removing, setRemoving] = useState(false)
  const name = nameOf(person)
  const since = t('dwelling.people.since', { date: formatDate(person.created_at) })
  return (
    <li className={classes.row}>
      <Avatar id={person.user_id} name={name} size={40} />
      <span className={classes.who}>
        <strong>{name}</strong>
        <span>
          {t(`residents.role.${person.role_code}`)}, {since}
        </span>
      </span>
      {person.cannot.remove === null && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          aria-label={t('dwelling.people.removeOf', { name })}
          onClick={() => setRemoving(true)}
        >
          {t('dwelling.people.remove')}
        </Button>
      )}
      {removing && (
        <Removing
          name={name}
          home={home}
          input={{ residence_id: home.id, user_id: person.user_id }}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}

type RemoveProps = { name: string; home: Home; input: Place & { user_id: number }; onClose: () => void }

function Removing({ name, home, input, onClose }: RemoveProps) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('dwelling.people.removing.title')}
      text={t('dwelling.people.removing.text', { name, home: home.name })}
      call={useRemove()}
      input={input}
      onDone={() => tellAndClose(t('dwelling.people.removing.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}

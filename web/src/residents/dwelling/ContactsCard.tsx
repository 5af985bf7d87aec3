import type { Contact } from '@logis/contract/contacts'
import { Skeleton } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import type { Home } from '../api.ts'
import { useProfessionals } from './api.ts'
import classes from './Care.module.css'
import { phoneHref } from './contacts.ts'

/** Whom to call, by their trade: a tap dials. */
export function ContactsCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useProfessionals(home.id))
  if (error?.reason === 'SERVICE_PROVISION_REQUIRED') return null
  const contacts = data?.data
  return (
    <Card id="contacts" title={t('dwelling.contacts.title')} error={error} onRetry={() => void refetch()}>
      {!contacts && <Skeleton height={128} role="status" aria-label={t('ui.loading')} />}
      {contacts?.length === 0 && (
        <p className={classes.note}>{t('dwelling.contacts.none', { company: home.company.name })}</p>
      )}
      <ul className={classes.list}>
        {contacts?.map((contact) => (
          <li key={contact.id} className={classes.row}>
            <Professional contact={contact} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Professional({ contact: { id, name, company_name, jobs, phones, emails } }: { contact: Contact }) {
  const { t } = useTranslation()
  const what = [jobs.map((job) => job.name).join(', '), company_name].filter(Boolean).join(' · ')
  return (
    <>
      <Avatar id={id} name={name} size={40} />
      <span className={classes.who}>
        <strong>{name}</strong>
        <span>{what}</span>
        {phones.length + emails.length === 0 && <span>{t('dwelling.contacts.unreachable')}</span>}
      </span>
      {emails[0] && (
        <a
          className={classes.call}
          href={`mailto:${emails[0].email}`}
          aria-label={t('dwelling.contacts.write', { name })}
        >
          <IconMail size={20} stroke={1.75} aria-hidden />
        </a>
      )}
      {phones[0] && (
        <a
          className={classes.call}
          href={phoneHref(phones[0].phone_number)}
          aria-label={t('dwelling.contacts.call', { name })}
        >
          <IconPhone size={20} stroke={1.75} aria-hidden />
        </a>
      )}
    </>
  )
}

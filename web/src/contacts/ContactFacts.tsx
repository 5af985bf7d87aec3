import type { Address } from '@logis/contract/addresses'
import { Anchor } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import { EmailAddress } from '../ui/EmailAddress.tsx'
import type { Contact, Job } from './api.ts'
import classes from './ContactFacts.module.css'

/** Who it is, and of which company. */
export function Name({ name, company_name }: Contact) {
  return (
    <span className={classes.name}>
      {name}
      {company_name && <span className={classes.company}>{company_name}</span>}
    </span>
  )
}

type JobsProps = { contact: Contact; onRemove?: ((job: Job) => void) | undefined }

/** CON-01, CON-02: the trades, each of which may be taken away where that is given. */
export function Jobs({ contact: { name, jobs }, onRemove }: JobsProps) {
  const { t } = useTranslation()
  return (
    <span className={classes.chips}>
      {jobs.map((job) => (
        <span key={job.id} className={classes.chip} data-closable={onRemove ? true : undefined}>
          {job.name}
          {onRemove && (
            <button
              type="button"
              className={classes.remove}
              aria-label={t('contacts.card.unlinkJob', { name, job: job.name })}
              title={t('contacts.card.unlinkJob', { name, job: job.name })}
              onClick={() => onRemove(job)}
            >
              <IconX size={14} aria-hidden />
            </button>
          )}
        </span>
      ))}
    </span>
  )
}

/** What a telephone dials: the digits, and the sign of the country. */
const dialled = (phone: string) => phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')

export function Phones({ phones }: Pick<Contact, 'phones'>) {
  return (
    <span className={classes.lines}>
      {phones.map(({ phone_number, label }) => (
        <Anchor key={phone_number} className={classes.link} href={`tel:${dialled(phone_number)}`} inherit>
          {phone_number}
          {label && <span className={classes.more}>&nbsp;· {label}</span>}
        </Anchor>
      ))}
    </span>
  )
}

export function Emails({ emails }: Pick<Contact, 'emails'>) {
  return (
    <span className={classes.lines}>
      {emails.map(({ email }) => (
        <Anchor key={email} className={classes.link} href={`mailto:${email}`} inherit>
          <span>
            <EmailAddress of={email} />
          </span>
        </Anchor>
      ))}
    </span>
  )
}

/** The public map, looking for an address. */
const mapOf = (address: Address) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLine(address) ?? '')}`

export function Place({ address }: { address: Address }) {
  const { t } = useTranslation()
  return (
    <Anchor className={classes.link} href={mapOf(address)} target="_blank" rel="noopener noreferrer" inherit>
      <span className={classes.place}>
        {addressLine(address)}
        <span className="visually-hidden"> {t('platform.newTab')}</span>
      </span>
    </Anchor>
  )
}

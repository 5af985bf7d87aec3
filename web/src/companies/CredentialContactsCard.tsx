import type { CredentialContact } from '@logis/contract/companies.credentialContacts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { ActIcon } from '../ui/ActIcon.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useCredentialContacts, useDeleteCredentialContact } from './api.ts'
import classes from './SettingsPage.module.css'

const AddCredentialContactDialog = onDemand(() =>
  import('./CredentialContactDialog.tsx').then((module) => module.AddCredentialContactDialog),
)
const EditCredentialContactDialog = onDemand(() =>
  import('./CredentialContactDialog.tsx').then((module) => module.EditCredentialContactDialog),
)

type Opened = { act: 'add' } | { act: 'edit' | 'remove'; contact: CredentialContact }

/** API-18: whom a resident who holds a credential sheet may ask; the sheet prints them in this order. */
export function CredentialContactsCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const reason = useReason()
  const contacts = useSettled(useCredentialContacts(companyId))
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const closed = reason(contacts.data?.cannot.edit ?? null)
  return (
    <Card
      title={t('companies.credentialContacts.title')}
      error={contacts.error}
      onRetry={() => void contacts.refetch()}
      actions={
        contacts.data && (
          <ActButton
            variant="default"
            aria-haspopup="dialog"
            closed={reason(contacts.data.cannot.add)}
            onClick={() => setOpened({ act: 'add' })}
          >
            {t('companies.credentialContacts.add')}
          </ActButton>
        )
      }
    >
      <p className={classes.note}>{t('companies.credentialContacts.help')}</p>
      {contacts.isPending && <Skeleton height={44} />}
      {contacts.data?.data.length === 0 && <p className={classes.line}>{t('companies.credentialContacts.none')}</p>}
      <ul className={classes.channels}>
        {contacts.data?.data.map((contact) => (
          <Row key={contact.id} contact={contact} closed={closed} onOpen={setOpened} />
        ))}
      </ul>
      {opened?.act === 'add' && <AddCredentialContactDialog companyId={companyId} onClose={close} />}
      {opened?.act === 'edit' && (
        <EditCredentialContactDialog companyId={companyId} contact={opened.contact} onClose={close} />
      )}
      {opened?.act === 'remove' && <RemoveDialog companyId={companyId} contact={opened.contact} onClose={close} />}
    </Card>
  )
}

type RowProps = { contact: CredentialContact; closed: string | false | null; onOpen: (opened: Opened) => void }

function Row({ contact, closed, onOpen }: RowProps) {
  const { t } = useTranslation()
  const { name, phone_number, email } = contact
  const reached = [phone_number, email].filter(Boolean).join(' · ')
  return (
    <li className={classes.channel}>
      <span className={classes.said}>
        {name}
        {reached && (
          <span className={classes.way}>
            <br />
            {reached}
          </span>
        )}
      </span>
      <span className={classes.acts}>
        <ActIcon
          icon={IconPencil}
          label={t('companies.credentialContacts.edit', { name })}
          closed={closed}
          opensDialog
          onClick={() => onOpen({ act: 'edit', contact })}
        />
        <ActIcon
          icon={IconTrash}
          label={t('companies.credentialContacts.remove', { name })}
          closed={closed}
          opensDialog
          onClick={() => onOpen({ act: 'remove', contact })}
        />
      </span>
    </li>
  )
}

type RemoveProps = { companyId: number; contact: CredentialContact; onClose: () => void }

function RemoveDialog({ companyId, contact: { id, name }, onClose }: RemoveProps) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('companies.credentialContacts.removeTitle')}
      text={t('companies.credentialContacts.removeText', { name })}
      call={useDeleteCredentialContact()}
      input={{ company_id: companyId, contact_id: id }}
      onDone={() => {
        tellSuccess(t('companies.credentialContacts.removed', { name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

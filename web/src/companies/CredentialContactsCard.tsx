import type { CredentialContact } from '@logis/contract/companies.credentialContacts'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { Skeleton } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { announce } from '../ui/announce.ts'
import { run } from '../ui/call.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { ActIcon } from '../ui/ActIcon.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useCredentialContacts, useDeleteCredentialContact, useMoveCredentialContact } from './api.ts'
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
  const rows = contacts.data?.data ?? []
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
      {contacts.data && rows.length === 0 && <p className={classes.line}>{t('companies.credentialContacts.none')}</p>}
      <ul className={classes.channels}>
        {rows.map((contact, index) => (
          <Row
            key={contact.id}
            contact={contact}
            closed={closed}
            onOpen={setOpened}
            moves={rows.length > 1 && <Moves companyId={companyId} of={rows} index={index} closed={closed} />}
          />
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

type Closed = string | false | null
type RowProps = { contact: CredentialContact; closed: Closed; onOpen: (opened: Opened) => void; moves: ReactNode }

function Row({ contact, closed, onOpen, moves }: RowProps) {
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
        {moves}
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

type MovesProps = { companyId: number; of: readonly CredentialContact[]; index: number; closed: Closed }

/** One step up or down the sheet, by pointer and keyboard alike. */
function Moves({ companyId, of, index, closed }: MovesProps) {
  const { t } = useTranslation()
  const edit = useMoveCredentialContact()
  const place = useRef<HTMLSpanElement>(null)
  const pressed = useRef<'up' | 'down' | null>(null)
  const { id, name } = of[index]!
  const placed = useRef(index)
  // A row that moves takes the focus from the button that moved it.
  useEffect(() => {
    if (placed.current === index) return
    placed.current = index
    if (pressed.current) place.current?.querySelectorAll('button')[pressed.current === 'up' ? 0 : 1]?.focus()
    pressed.current = null
  }, [index])
  const move = (way: 'up' | 'down') => {
    const position = way === 'up' ? index - 1 : index + 1
    pressed.current = way
    run(
      edit,
      { company_id: companyId, contact_id: id, position },
      {
        onSuccess: () =>
          announce(t('companies.credentialContacts.moved', { name, place: position + 1, of: of.length })),
      },
    )
  }
  const end = t('companies.credentialContacts.atEnd')
  return (
    <span ref={place} className={classes.acts}>
      <ActIcon
        icon={IconArrowUp}
        label={t('companies.credentialContacts.up', { name })}
        closed={closed ?? (index === 0 ? end : null)}
        onClick={() => move('up')}
      />
      <ActIcon
        icon={IconArrowDown}
        label={t('companies.credentialContacts.down', { name })}
        closed={closed ?? (index === of.length - 1 ? end : null)}
        onClick={() => move('down')}
      />
    </span>
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
      onDone={() => tellAndClose(t('companies.credentialContacts.removed', { name }), onClose)}
      onClose={onClose}
    />
  )
}

import { mailList } from '@logis/contract/invitations.lists'
import { invitationCodes } from '@logis/contract/invitations.rules'
import type { SortKey } from '@logis/contract/lists'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormats } from '../../platform/formats.ts'
import { isAmong } from '../../platform/isAmong.ts'
import { useLanguage } from '../../platform/useLanguage.ts'
import { HomeOfCompany } from '../../platform/HomeOfCompany.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import type { TableColumn } from '../../ui/tableColumns.ts'
import { tableSearch } from '../../ui/tableSearch.ts'
import { useTranslation } from '../../ui/texts.ts'
import { MailStatusChip } from '../MailStatusChip.tsx'
import { SeeButton } from '../SeeButton.tsx'
import { usePersonMails, type PersonMail } from './api.ts'
import classes from './PersonMails.module.css'

const MailDialog = onDemand(() => import('../MailDialog.tsx').then((module) => module.MailDialog))

const mailTable = tableSearch(mailList)
type Column = TableColumn<PersonMail, SortKey<typeof mailList>>

function SentAt({ created_at }: PersonMail) {
  const { formatDateTime } = useFormats()
  return formatDateTime(created_at)
}

/** What kind of mail it is, in the words of the preferences. */
const useKind = () => {
  const language = useLanguage()
  return ({ channel }: PersonMail) => (language === 'fr' ? channel.name_fr : channel.name_en)
}

/** A mail that has not left, or that is too old, has no subject: its kind stands for it. */
function Subject(mail: PersonMail) {
  const kind = useKind()(mail)
  const subject = mail.external_data?.subject
  return (
    <>
      <div>{subject || kind}</div>
      {subject && <div className={classes.more}>{kind}</div>}
    </>
  )
}

function About({ residence }: PersonMail) {
  return residence ? <HomeOfCompany home={residence} company={residence.company_name} /> : '—'
}

const columnsFor = (onSee: (mail: PersonMail) => void): readonly Column[] => [
  {
    key: 'created_at',
    title: 'people.mails.date',
    sort: 'created_at',
    width: 160,
    phone: 'fact',
    cell: (mail) => <SentAt {...mail} />,
  },
  { key: 'subject', title: 'people.mails.subject', phone: 'name', cell: (mail) => <Subject {...mail} /> },
  { key: 'about', title: 'people.mails.about', width: '26%', phone: 'fact', cell: (mail) => <About {...mail} /> },
  {
    key: 'status',
    title: 'people.mails.status',
    width: 200,
    phone: 'chip',
    cell: (mail) => <MailStatusChip {...mail} />,
  },
  {
    key: 'see',
    title: 'people.field.actions',
    width: 64,
    align: 'end',
    phone: 'actions',
    cell: (mail) => <SeeButton log={mail} onSee={() => onSee(mail)} />,
  },
]

type Props = { userId: number; name: string; onClose: () => void }

/** Every mail to one person, for an administrator who is asked whether and when they were written to. */
export function PersonMailsDialog({ userId, name, onClose }: Props) {
  const { t } = useTranslation()
  const kind = useKind()
  const [state, change] = useState(() => mailTable.read({}))
  const [seen, see] = useState<PersonMail | null>(null)
  const isInvitation = seen !== null && isAmong(invitationCodes, seen.code)
  return (
    <Dialog title={t('people.mails.of', { name })} width="lg" onClose={onClose}>
      <DataTable
        title={t('people.mails.of', { name })}
        heading="none"
        noun="people.mails.count"
        query={usePersonMails(userId, state)}
        columns={columnsFor(see)}
        rowId={({ id }) => String(id)}
        rowName={(mail) => mail.external_data?.subject || kind(mail)}
        state={state}
        onChange={change}
        search={[]}
        hint={t('people.mails.textHint')}
        empty={{ text: t('people.mails.empty') }}
      />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
      {seen && (
        <MailDialog
          log={seen}
          title={kind(seen)}
          withheld={isInvitation ? undefined : t('people.mails.withheld')}
          onClose={() => see(null)}
        />
      )}
    </Dialog>
  )
}

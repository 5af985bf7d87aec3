import { allMailList } from '@logis/contract/administration.mails.lists'
import type { SortKey } from '@logis/contract/lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { HomeOfCompany } from '../platform/HomeOfCompany.tsx'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { useTableState } from '../platform/useTableState.ts'
import { nameIn } from '../reference/nameIn.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { StatusChip, type ChipTone } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import { useAllMails, useMailKinds, type AnyMail } from './api.ts'
import classes from './MailsPage.module.css'
import { namedOptions } from './namedOptions.ts'

const mailTable = tableSearch(allMailList)
type Column = TableColumn<AnyMail, SortKey<typeof allMailList>>

function When({ created_at, sent_at }: AnyMail) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const [written, left] = [formatDateTime(created_at), sent_at && formatDateTime(sent_at)]
  return (
    <>
      <div>{written}</div>
      {left && left !== written && (
        <div className={classes.more}>{t('administration.mails.sentAt', { date: left })}</div>
      )}
    </>
  )
}

function Kind({ channel }: AnyMail) {
  return nameIn(useLanguage(), channel)
}

function Recipient({ recipient }: AnyMail) {
  const { t } = useTranslation()
  return recipient ?? <span className={classes.more}>{t('administration.mails.forgotten')}</span>
}

function About({ residence, company }: AnyMail) {
  if (residence) return <HomeOfCompany home={residence} company={company?.name ?? ''} />
  if (!company) return '—'
  return (
    <Anchor component={Link} to={paths.partner(company.id)} inherit>
      {company.name}
    </Anchor>
  )
}

const tones: Record<AnyMail['state'], ChipTone> = {
  PROGRAMMED: 'warning',
  SENT: 'success',
  UNDELIVERED: 'error',
  FAILED: 'error',
  DROPPED: 'neutral',
}

/** With what the mail server said, in its own language. */
function State({ state, error }: AnyMail) {
  const { t } = useTranslation()
  return (
    <>
      <StatusChip tone={tones[state]} label={t(`administration.mails.state.${state}`)} />
      {error && (
        <div className={classes.more} lang="en">
          {error}
        </div>
      )}
      {state === 'DROPPED' && <div className={classes.more}>{t('administration.mails.dropped')}</div>}
    </>
  )
}

const columns: readonly Column[] = [
  {
    key: 'created_at',
    title: 'administration.mails.field.created_at',
    sort: 'created_at',
    width: 172,
    phone: 'fact',
    cell: (mail) => <When {...mail} />,
  },
  {
    key: 'recipient',
    title: 'administration.mails.field.recipient',
    phone: 'name',
    cell: (mail) => <Recipient {...mail} />,
  },
  { key: 'channel', title: 'administration.mails.field.channel', phone: 'fact', cell: (mail) => <Kind {...mail} /> },
  { key: 'about', title: 'administration.mails.field.about', phone: 'fact', cell: (mail) => <About {...mail} /> },
  {
    key: 'state',
    title: 'administration.mails.field.state',
    width: 260,
    phone: 'chip',
    cell: (mail) => <State {...mail} />,
  },
]

/** Every mail of the portal: to whom, about what, when, and where it stands; never what it says. */
export function MailsPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, change } = useTableState(mailTable)
  const query = useAllMails(state)
  const kinds = useMailKinds()
  useCrumbs([{ label: t('administration.title') }, { label: t('administration.mails.title') }])
  const mails = query.data?.data ?? []
  const askedFor = (key: string) => {
    const id = state.criteria[key]?.value
    return [id, t('administration.mails.numbered', { id: id ?? '' })] as const
  }
  const fields = searchFields(allMailList, {
    state: {
      title: 'administration.mails.field.state',
      labelOf: (one) => t(`administration.mails.state.${one}`),
    },
    channel_id: {
      title: 'administration.mails.field.channel',
      options: kinds.map((kind) => ({ value: String(kind.id), label: nameIn(language, kind) })),
    },
    since: { title: 'administration.mails.field.since' },
    created_at: { title: 'administration.mails.field.until' },
    company_id: {
      title: 'administration.mails.field.company',
      options: namedOptions(
        mails.map(({ company }) => company),
        ...askedFor('company_id'),
      ),
    },
    residence_id: {
      title: 'administration.mails.field.home',
      options: namedOptions(
        mails.map(({ residence }) => residence),
        ...askedFor('residence_id'),
      ),
    },
  })
  return (
    <DataTable
      title={t('administration.mails.title')}
      heading="h1"
      noun="administration.mails.count"
      query={query}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={(mail) => mail.recipient ?? nameIn(language, mail.channel)}
      state={state}
      onChange={change}
      search={fields}
      hint={t('administration.mails.textHint')}
      above={<p className={classes.kept}>{t('administration.mails.kept')}</p>}
      empty={{ text: t('administration.mails.empty') }}
    />
  )
}

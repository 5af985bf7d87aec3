import { assistableList } from '@logis/contract/accounts.lists'
import type { SortKey } from '@logis/contract/lists'
import { IconLifebuoy } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { Assistable } from './api.ts'
import classes from './Assistable.module.css'

export const assistableTable = tableSearch(assistableList)

type Column = TableColumn<Assistable, SortKey<typeof assistableList>>
type Choose = (person: Assistable) => void

function Companies({ companies }: Assistable) {
  const { t } = useTranslation()
  return companies.map(({ id, name, role }) => (
    <div key={id}>
      {name} <span className={classes.more}>· {t(`companies.team.role.${role}.name`)}</span>
    </div>
  ))
}

function Name({ name, username }: Assistable) {
  return (
    <>
      <div>{name}</div>
      {username !== name && <div className={classes.more}>{username}</div>}
    </>
  )
}

function LastConnection({ last_connection_at }: Assistable) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  return last_connection_at ? formatDateTime(new Date(last_connection_at)) : t('assistance.never')
}

function Assist({ person, onChoose }: { person: Assistable; onChoose: Choose }) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <ActButton
      variant="default"
      size="xs"
      leftSection={<IconLifebuoy size={16} aria-hidden />}
      aria-haspopup="dialog"
      aria-label={t('assistance.openFor', { name: person.name })}
      closed={reason(person.cannot.assist)}
      onClick={() => onChoose(person)}
    >
      {t('assistance.open')}
    </ActButton>
  )
}

export const assistableColumns = (onChoose: Choose): readonly Column[] => [
  { key: 'name', title: 'assistance.field.name', sort: 'name', phone: 'name', cell: (person) => <Name {...person} /> },
  { key: 'companies', title: 'assistance.field.companies', cell: (person) => <Companies {...person} /> },
  {
    key: 'last_connection_at',
    title: 'assistance.field.lastConnection',
    sort: 'last_connection_at',
    width: 200,
    phone: 'fact',
    cell: (person) => <LastConnection {...person} />,
  },
  {
    key: 'assist',
    title: 'assistance.field.actions',
    width: 136,
    align: 'end',
    phone: 'actions',
    cell: (person) => <Assist person={person} onChoose={onChoose} />,
  },
]

import type { SortKey } from '@logis/contract/lists'
import type { securityList } from '@logis/contract/security.lists'
import { UnstyledButton } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { SecurityEvent } from './api.ts'
import classes from './Security.module.css'
import { useKindName } from './useKindName.ts'

type Column = TableColumn<SecurityEvent, SortKey<typeof securityList>>
type Narrow = (key: 'user_id' | 'company_id' | 'residence_id' | 'ip', value: number | string) => void

function When({ created_at }: SecurityEvent) {
  const { formatDateTime } = useFormats()
  return formatDateTime(created_at)
}

const warning = new Set<SecurityEvent['kind']>([
  'SIGN_IN_REFUSED',
  'CODE_REFUSED',
  'GLOBAL_ROLES_CHANGED',
  'ASSISTANCE_STARTED',
])

function Kind({ kind }: SecurityEvent) {
  const name = useKindName()(kind)
  return warning.has(kind) ? <StatusChip tone="warning" label={name} /> : name
}

type Named = NonNullable<SecurityEvent['actor']>
function Person({ person, onNarrow }: { person: Named; onNarrow: Narrow }) {
  const { t } = useTranslation()
  const name = person.name ?? t('security.gone', { id: person.id })
  return <Narrowing name={name} onPress={() => onNarrow('user_id', person.id)} />
}

/** A name that leads to all that is about it. */
function Narrowing({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <UnstyledButton
      className={classes.person}
      data-reaching
      aria-label={t('security.narrowTo', { name })}
      title={t('security.narrowTo', { name })}
      onClick={onPress}
    >
      {name}
    </UnstyledButton>
  )
}

function Who({ event, onNarrow }: { event: SecurityEvent; onNarrow: Narrow }) {
  const { t } = useTranslation()
  const { actor, impersonator } = event
  if (!actor) return <span className={classes.more}>{t('security.nobody')}</span>
  return (
    <>
      <Person person={actor} onNarrow={onNarrow} />
      {impersonator && (
        <div>
          <StatusChip tone="warning" icon={IconLifebuoy} label={t('security.assisted')} />{' '}
          <Person person={impersonator} onNarrow={onNarrow} />
        </div>
      )}
    </>
  )
}

/** Whether an event is about anything beside who acted. */
const isAboutMore = ({ actor, user, company, residence }: SecurityEvent) =>
  (user && user.id !== actor?.id) || company !== null || residence !== null

function About({ event: { actor, user, company, residence }, onNarrow }: { event: SecurityEvent; onNarrow: Narrow }) {
  const { t } = useTranslation()
  return (
    <>
      {user && user.id !== actor?.id && <Person person={user} onNarrow={onNarrow} />}
      {company && (
        <div className={classes.more}>
          <Narrowing
            name={company.name ?? t('security.numbered', { id: company.id })}
            onPress={() => onNarrow('company_id', company.id)}
          />
        </div>
      )}
      {residence && (
        <div className={classes.more}>
          <Narrowing
            name={residence.name ?? t('security.numbered', { id: residence.id })}
            onPress={() => onNarrow('residence_id', residence.id)}
          />
        </div>
      )}
    </>
  )
}

export const eventColumns = (onNarrow: Narrow): readonly Column[] => [
  {
    key: 'created_at',
    title: 'security.field.date',
    sort: 'created_at',
    width: 172,
    phone: 'fact',
    cell: (event) => <When {...event} />,
  },
  { key: 'kind', title: 'security.field.kind', width: 220, phone: 'name', cell: (event) => <Kind {...event} /> },
  { key: 'who', title: 'security.field.who', cell: (event) => <Who event={event} onNarrow={onNarrow} /> },
  {
    key: 'about',
    title: 'security.field.about',
    cell: (event) => (isAboutMore(event) ? <About event={event} onNarrow={onNarrow} /> : null),
  },
  {
    key: 'ip',
    title: 'security.field.ip',
    width: 140,
    phone: 'fact',
    cell: ({ ip }) => ip && <Narrowing name={ip} onPress={() => onNarrow('ip', ip)} />,
  },
]

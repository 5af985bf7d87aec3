import type { SortKey } from '@logis/contract/lists'
import { personList } from '@logis/contract/people.lists'
import { UnstyledButton } from '@mantine/core'
import {
  IconDownload,
  IconHistory,
  IconKey,
  IconMail,
  IconMailOpened,
  IconShieldOff,
  IconShieldSearch,
  IconUserCheck,
  IconUserOff,
  IconUserX,
} from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { RowMenu } from '../ui/RowMenu.tsx'
import { StatusChip, type ChipTone } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { PersonRow } from './api.ts'
import { nameOf } from './personName.ts'
import classes from './People.module.css'
import { SecurityOf } from './SecurityOf.tsx'

export const peopleTable = tableSearch(personList)

export type RowAct =
  | 'edit'
  | 'roles'
  | 'reset'
  | 'factors'
  | 'mails'
  | 'acts'
  | 'export'
  | 'disable'
  | 'enable'
  | 'close'
export type OnAct = (act: RowAct, person: PersonRow) => void
type MenuProps = { person: PersonRow; onAct: OnAct }

export function ActsMenu({ person, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const { cannot, state } = person
  return (
    <RowMenu label={t('people.row.menu', { name: nameOf(person) })}>
      {(Menu) => (
        <>
          <Menu.Act kind="edit" onClick={() => onAct('edit', person)}>
            {t('people.edit.title')}
          </Menu.Act>
          <Menu.Act
            leftSection={<IconMail size={16} aria-hidden />}
            closed={reason(cannot.reset)}
            onClick={() => onAct('reset', person)}
          >
            {t('people.reset.title')}
          </Menu.Act>
          <Menu.Act leftSection={<IconShieldOff size={16} aria-hidden />} onClick={() => onAct('factors', person)}>
            {t('people.factors.title')}
          </Menu.Act>
          <Menu.Act leftSection={<IconMailOpened size={16} aria-hidden />} onClick={() => onAct('mails', person)}>
            {t('people.mails.title')}
          </Menu.Act>
          <Menu.Act leftSection={<IconHistory size={16} aria-hidden />} onClick={() => onAct('acts', person)}>
            {t('people.acts.title')}
          </Menu.Act>
          <Menu.Item
            renderRoot={(props) => <SecurityOf {...props} userId={person.id} />}
            leftSection={<IconShieldSearch size={16} aria-hidden />}
          >
            {t('administration.menu.security')}
          </Menu.Item>
          <Menu.Act
            leftSection={<IconKey size={16} aria-hidden />}
            closed={reason(cannot.set_roles)}
            onClick={() => onAct('roles', person)}
          >
            {t('people.roles.title')}
          </Menu.Act>
          <Menu.Act leftSection={<IconDownload size={16} aria-hidden />} onClick={() => onAct('export', person)}>
            {t('people.export.title')}
          </Menu.Act>
          {state === 'DISABLED' ? (
            <Menu.Act
              leftSection={<IconUserCheck size={16} aria-hidden />}
              closed={reason(cannot.enable)}
              onClick={() => onAct('enable', person)}
            >
              {t('people.enable.title')}
            </Menu.Act>
          ) : (
            <Menu.Act
              leftSection={<IconUserOff size={16} aria-hidden />}
              isGrave
              closed={reason(cannot.disable)}
              onClick={() => onAct('disable', person)}
            >
              {t('people.disable.title')}
            </Menu.Act>
          )}
          <Menu.Act
            leftSection={<IconUserX size={16} aria-hidden />}
            isGrave
            closed={reason(state === 'DISABLED' ? null : cannot.disable)}
            onClick={() => onAct('close', person)}
          >
            {t('people.close.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

function Name({ person, onOpen }: { person: PersonRow; onOpen: OnOpen }) {
  const name = nameOf(person)
  return (
    <span className={classes.face}>
      <Avatar id={person.id} name={name} path={person.picture_path} />
      <UnstyledButton className={classes.lines} data-leads onClick={() => onOpen(person.id)}>
        <span className={classes.opener}>{name}</span>
        {name !== person.username && <span className={classes.second}>{person.username}</span>}
      </UnstyledButton>
    </span>
  )
}

/** Where the person works; who works nowhere, how many homes they have. */
function Place({ memberships, homes_count }: PersonRow) {
  const { t } = useTranslation()
  const [first, ...others] = memberships
  if (!first) return homes_count > 0 ? t('people.homes', { count: homes_count }) : '—'
  const more = others.map(({ company }) => company.name).join(', ')
  return (
    <span className={classes.lines}>
      <span>{first.company.name}</span>
      {more && <span className={classes.second}>{more}</span>}
    </span>
  )
}

function Role({ memberships, global_roles, homes_count }: PersonRow) {
  const { t } = useTranslation()
  const [first] = memberships
  const platform = global_roles.map((role) => t(`people.globalRoles.${role}`)).join(', ')
  const here = first ? t(`companies.team.role.${first.role}.name`) : homes_count > 0 ? t('people.resident') : ''
  return [platform, here].filter(Boolean).join(' · ') || '—'
}

function LastSeen({ last_connection_at }: PersonRow) {
  const { t } = useTranslation()
  return last_connection_at ? formatDate(last_connection_at) : t('people.never')
}

const tones: Record<PersonRow['state'], ChipTone> = { ACTIVE: 'success', INVITED: 'neutral', DISABLED: 'error' }
export function State({ state }: Pick<PersonRow, 'state'>) {
  const { t } = useTranslation()
  return <StatusChip tone={tones[state]} label={t(`people.states.${state}`)} />
}

type Column = TableColumn<PersonRow, SortKey<typeof personList>>
type OnOpen = (userId: number) => void

export const peopleColumns = (onAct: OnAct, onOpen: OnOpen): readonly Column[] => [
  {
    key: 'username',
    title: 'people.field.person',
    width: '30%',
    sort: 'username',
    phone: 'name',
    pictured: true,
    cell: (person) => <Name {...{ person, onOpen }} />,
  },
  {
    key: 'company',
    title: 'people.field.company',
    width: '24%',
    sort: 'company',
    phone: 'fact',
    cell: (person) => <Place {...person} />,
  },
  { key: 'role', title: 'people.field.role', phone: 'fact', cell: (person) => <Role {...person} /> },
  {
    key: 'last_connection_at',
    title: 'people.field.lastSeen',
    width: 168,
    sort: 'last_connection_at',
    phone: 'fact',
    cell: (person) => <LastSeen {...person} />,
  },
  {
    key: 'created_at',
    title: 'people.field.since',
    width: 120,
    sort: 'created_at',
    extra: true,
    phone: 'hidden',
    cell: ({ created_at }) => formatDate(created_at),
  },
  { key: 'state', title: 'people.field.state', width: 128, phone: 'chip', cell: (person) => <State {...person} /> },
  {
    key: 'actions',
    title: 'people.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (person) => <ActsMenu person={person} onAct={onAct} />,
  },
]

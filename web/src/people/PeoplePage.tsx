import { personList } from '@logis/contract/people.lists'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useTableState } from '../platform/useTableState.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { ReferenceTable } from '../reference/ReferenceTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import {
  useClosePerson,
  useDisablePerson,
  useEnablePerson,
  useExportPerson,
  usePeople,
  useResetFactors,
  useSendPersonReset,
  type PersonRow,
} from './api.ts'
import { nameOf } from './personName.ts'
import { peopleColumns, peopleTable, type OnAct, type RowAct } from './peopleTable.tsx'
import { useOpenedPerson } from './useOpenedPerson.ts'

const NewPersonDialog = onDemand(() => import('./NewPersonDialog.tsx').then((module) => module.NewPersonDialog))
const EditPersonDialog = onDemand(() => import('./EditPersonDialog.tsx').then((module) => module.EditPersonDialog))
const PersonMailsDialog = onDemand(() =>
  import('../invitations/people/PersonMailsDialog.tsx').then((module) => module.PersonMailsDialog),
)
const PersonActsDialog = onDemand(() =>
  import('../feed/people/PersonActsDialog.tsx').then((module) => module.PersonActsDialog),
)
const PersonPanel = onDemand(() => import('./PersonPanel.tsx').then((module) => module.PersonPanel))
const RolesDialog = onDemand(() => import('./RolesDialog.tsx').then((module) => module.RolesDialog))

type Opened = { act: 'create' } | { act: Exclude<RowAct, 'export'>; person: PersonRow } | null

/** ADMIN-08, SHELL-16: everyone who has an account. */
export function PeoplePage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(peopleTable)
  const query = usePeople(state)
  const [opened, open] = useState<Opened>(null)
  const close = () => open(null)
  const take = useExportPerson()
  const beside = useOpenedPerson()
  const onAct: OnAct = (act, person) => (act === 'export' ? take.mutate(person.id) : open({ act, person }))
  const fields = searchFields(personList, {
    state: { title: 'people.field.state', labelOf: (value) => t(`people.states.${value}`) },
    role: { title: 'people.field.role', labelOf: (role) => t(`companies.team.role.${role}.name`) },
    global_role: { title: 'people.field.global_role', labelOf: (role) => t(`people.globalRoles.${role}`) },
    is_staff: { title: 'people.field.kind', labels: { yes: t('people.staff'), no: t('people.residents') } },
  })
  return (
    <>
      <ReferenceTable
        noun="people"
        query={query}
        columns={peopleColumns(onAct, beside.open)}
        rowId={({ id }) => String(id)}
        rowName={nameOf}
        state={state}
        onChange={change}
        search={fields}
        current={({ id }) => id === beside.openedId}
        onAdd={() => open({ act: 'create' })}
      />
      {beside.openedId !== null && (
        <PersonPanel userId={beside.openedId} onAct={onAct} onClose={() => beside.open(null)} />
      )}
      {opened?.act === 'create' && <NewPersonDialog onClose={close} />}
      {opened?.act === 'edit' && <EditPersonDialog userId={opened.person.id} onClose={close} />}
      {opened?.act === 'roles' && <RolesDialog person={opened.person} onClose={close} />}
      {opened?.act === 'mails' && (
        <PersonMailsDialog userId={opened.person.id} name={nameOf(opened.person)} onClose={close} />
      )}
      {opened?.act === 'acts' && (
        <PersonActsDialog userId={opened.person.id} name={nameOf(opened.person)} onClose={close} />
      )}
      {opened?.act === 'reset' && <Reset person={opened.person} onClose={close} />}
      {opened?.act === 'factors' && <ResetFactors person={opened.person} onClose={close} />}
      {opened?.act === 'disable' && <Disable person={opened.person} onClose={close} />}
      {opened?.act === 'enable' && <Enable person={opened.person} onClose={close} />}
      {opened?.act === 'close' && <Close person={opened.person} onClose={close} />}
    </>
  )
}

type Asked = { person: PersonRow; onClose: () => void }

function Reset({ person: { id, username, state }, onClose }: Asked) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('people.reset.title')}
      text={t(state === 'INVITED' ? 'people.reset.textInvited' : 'people.reset.text', { email: username })}
      destructive={false}
      call={useSendPersonReset()}
      input={{ user_id: id }}
      onDone={({ data: { email } }) => tellAndClose(t('people.reset.done', { email }), onClose)}
      onClose={onClose}
    />
  )
}

/** For a lost phone. */
function ResetFactors({ person, onClose }: Asked) {
  const { t } = useTranslation()
  const name = nameOf(person)
  return (
    <Confirm
      title={t('people.factors.title')}
      text={t('people.factors.text', { name })}
      call={useResetFactors()}
      input={{ user_id: person.id }}
      onDone={() => tellAndClose(t('people.factors.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}

function Disable({ person, onClose }: Asked) {
  const { t } = useTranslation()
  const name = nameOf(person)
  return (
    <Confirm
      title={t('people.disable.title')}
      text={t('people.disable.text', { name })}
      call={useDisablePerson()}
      input={{ user_id: person.id }}
      onDone={() => tellAndClose(t('people.disable.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}

function Enable({ person, onClose }: Asked) {
  const { t } = useTranslation()
  const name = nameOf(person)
  return (
    <Confirm
      title={t('people.enable.title')}
      text={t('people.enable.text', { name })}
      destructive={false}
      call={useEnablePerson()}
      input={{ user_id: person.id }}
      onDone={() => tellAndClose(t('people.enable.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}

/** Whoever asks to be erased: nothing brings a closed account back. */
function Close({ person, onClose }: Asked) {
  const { t } = useTranslation()
  const name = nameOf(person)
  return (
    <Confirm
      title={t('people.close.title')}
      text={t('people.close.text', { name })}
      typed={person.username}
      call={useClosePerson()}
      input={{ user_id: person.id }}
      onDone={() => tellAndClose(t('people.close.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}

import { linkable } from '@logis/contract/contacts.rules'
import { Button, Select, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose, tellSuccess } from '../platform/teller.tsx'
import type { Call } from '../ui/call.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import {
  useAllContacts,
  useFlatsContacts,
  useLinkFlatsContact,
  useLinkContact,
  useLinkedContacts,
  type CompanyContact,
} from './api.ts'
import { NewContactDialog } from './ContactDialogs.tsx'

type Props = { companyId: number; residenceId: number; onClose: () => void }
type Chosen = { contact: string | null; job: string | null }
const none: Chosen = { contact: null, job: null }
export type Link = { contact_id: number; job_id: number }

const onlyJob = ({ jobs }: Pick<CompanyContact, 'jobs'>) => (jobs.length === 1 ? String(jobs[0]!.id) : null)

/** CON-04, D2-G02: one of the company's contacts for a project, or one who is not there yet. */
export function LinkDialog({ companyId, residenceId, onClose }: Props) {
  const { t } = useTranslation()
  const linked = useLinkedContacts(residenceId)
  return (
    <ContactChoice
      companyId={companyId}
      linked={linked.data?.data}
      failure={linked.error && { error: linked.error, retry: () => void linked.refetch() }}
      nobody={t('contacts.link.none')}
      toInput={(link) => ({ company_id: companyId, residence_id: residenceId, ...link })}
      call={useLinkContact()}
      onDone={({ data }) => tellAndClose(t('contacts.card.linked', { name: data.name }), onClose)}
      onClose={onClose}
    />
  )
}

type Ticked = { ids: number[]; onDone: (leftOut: readonly number[]) => void }

/** FLAT-15, FLAT-16, FLAT-17, FLAT-19: one for all the flats of a building at once, or for those that are ticked. */
export function LinkFlatsDialog({ companyId, residenceId: building_id, ticked, onClose }: Props & { ticked?: Ticked }) {
  const { t } = useTranslation()
  const linked = useFlatsContacts(building_id)
  const count = ticked?.ids.length
  return (
    <ContactChoice
      companyId={companyId}
      title={count === undefined ? t('contacts.flats.title') : t('contacts.flats.titleTicked', { count })}
      submit={count === undefined ? t('contacts.flats.submit') : t('contacts.flats.submitTicked', { count })}
      help={t(count === undefined ? 'contacts.flats.help' : 'contacts.flats.helpTicked')}
      linked={linked.data?.data}
      failure={linked.error && { error: linked.error, retry: () => void linked.refetch() }}
      nobody={t('contacts.flats.none')}
      toInput={(link) => ({ building_id, ...link, ...(ticked && { flat_ids: ticked.ids }) })}
      call={useLinkFlatsContact()}
      onDone={({ data: { linked: count, already_linked: already, left_out } }) => {
        const had = already > 0 && t('contacts.flats.already', { count: already })
        tellSuccess([t('contacts.flats.linked', { count }), had].filter(Boolean).join(' '))
        ticked?.onDone(left_out)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

type ChoiceProps<Input, Answer> = {
  companyId: number
  /** Where the act is another than adding a contact. */
  title?: string
  submit?: string
  help?: string
  /** Those that are there already, by which trades; undefined while they are read. */
  linked: readonly { id: number; jobs: readonly { id: number }[] }[] | undefined
  failure?: { error: Error; retry: () => void } | null
  /** What is said when nobody is left to choose. */
  nobody: string
  toInput: (link: Link) => Input
  call: Call<Input, Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** A contact and one of its trades; whoever is not there yet is made on the way. */
export function ContactChoice<Input extends object, Answer>(props: ChoiceProps<Input, Answer>) {
  const [adding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<Chosen>(none)
  if (!adding) return <Choice {...props} chosen={chosen} onNew={() => setAdding(true)} />
  return (
    <NewContactDialog
      companyId={props.companyId}
      onDone={(contact) => setChosen({ contact: String(contact.id), job: onlyJob(contact) })}
      onClose={() => setAdding(false)}
    />
  )
}

const fieldOf = {
  CONTACT_LINK_EXISTS: 'job',
  TEMPLATE_CONTACT_EXISTS: 'job',
  CONTACT_JOB_MISMATCH: 'job',
  CONTACT_NOT_FOUND: 'contact',
} as const

/** CON-20: nobody who is linked by all their trades is offered, and no trade that is linked. */
function Choice<Input extends object, Answer>({
  companyId,
  title,
  submit,
  help,
  linked,
  failure,
  nobody,
  toInput,
  call,
  chosen,
  onNew,
  onDone,
  onClose,
}: ChoiceProps<Input, Answer> & { chosen: Chosen; onNew: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const all = useAllContacts(companyId)
  const offered = all.data && linked ? linkable(all.data.data, linked) : []
  const form = useForm({
    initialValues: chosen,
    validate: { contact: rules.required, job: rules.required },
    transformValues: ({ contact, job }) => toInput({ contact_id: Number(contact), job_id: Number(job) }),
  })
  const contact = offered.find(({ id }) => String(id) === form.values.contact)
  const choose = (value: string | null) => {
    const next = offered.find(({ id }) => String(id) === value)
    form.setValues({ contact: value, job: next ? onlyJob(next) : null })
  }
  const error = all.error ?? failure?.error
  const retry = () => {
    void all.refetch()
    failure?.retry()
  }
  const isReady = all.data !== undefined && linked !== undefined
  return (
    <DialogForm
      title={title ?? t('contacts.card.add')}
      submit={submit ?? t('contacts.card.add')}
      form={form}
      call={call}
      fieldOf={fieldOf}
      onDone={onDone}
      onClose={onClose}
    >
      {help && (
        <Text size="sm" c="dimmed" mb="md">
          {help}
        </Text>
      )}
      {error && <ErrorBlock error={error} onRetry={retry} />}
      <Select
        label={t('contacts.field.contact')}
        placeholder={t(isReady ? 'contacts.link.choose' : 'ui.loading')}
        description={isReady && offered.length === 0 ? nobody : undefined}
        data={offered.map(({ id, name, company_name }) => ({
          value: String(id),
          label: [name, company_name].filter(Boolean).join(' · '),
        }))}
        searchable
        nothingFoundMessage={t('ui.search.nothing')}
        allowDeselect={false}
        required
        {...form.getInputProps('contact')}
        onChange={choose}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        mt={4}
        mb="md"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={onNew}
      >
        {t('contacts.link.new')}
      </Button>
      <Select
        label={t('contacts.field.job')}
        placeholder={t('contacts.link.chooseJob')}
        disabled={!contact}
        data={(contact?.jobs ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        allowDeselect={false}
        required
        {...form.getInputProps('job')}
      />
    </DialogForm>
  )
}

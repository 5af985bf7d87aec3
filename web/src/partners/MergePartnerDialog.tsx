import { Skeleton, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { FoundSelect, type FoundOption } from '../ui/FoundSelect.tsx'
import { RefusalText } from '../ui/RefusalText.tsx'
import { useFoundCompanies, useMergePartner, useMergePreview, type Partner, type PartnerMerge } from './api.ts'
import classes from './Partners.module.css'

type Props = { partner: Partner; onClose: () => void }
type Values = { into: FoundOption | null; name: string }
const noValues: Values = { into: null, name: '' }

/** Into which company, and what of this one goes there: shown before its name is typed, for it cannot be undone. */
export function MergePartnerDialog({ partner, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: noValues,
    validate: {
      into: (into) => (into ? null : t('ui.field.required')),
      name: (name) => (name.trim() === partner.name ? null : t('partners.merge.otherName')),
    },
    transformValues: ({ into }) => ({ company_id: partner.id, into_id: Number(into?.value) }),
  })
  const { value, onChange, error, ...into } = form.getInputProps('into')
  const chosen: FoundOption | null = form.values.into
  return (
    <DialogForm
      title={t('partners.merge.named', { name: partner.name })}
      submit={t('partners.merge.submit')}
      destructive
      form={form}
      call={useMergePartner()}
      fieldOf={{
        COMPANY_NOT_FOUND: 'into',
        COMPANY_MERGE_SELF: 'into',
        COMPANY_MERGE_TYPE: 'into',
        COMPANY_MERGE_RELATED: 'into',
      }}
      onDone={({ data: { name } }) => {
        tellSuccess(t('partners.merge.done', { from: partner.name, into: name }))
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p className={classes.note}>{t('partners.merge.text', { name: partner.name })}</p>
        <FoundSelect
          {...into}
          label={t('partners.merge.into')}
          required
          error={error}
          chosen={value}
          onChoose={onChange}
          {...useFoundCompanies([partner.id])}
        />
        {chosen && <Preview partner={partner} into={chosen} />}
        <TextInput
          label={t('partners.merge.name', { name: partner.name })}
          required
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </div>
    </DialogForm>
  )
}

const moving = [
  'people',
  'homes',
  'passports',
  'children',
  'contacts',
  'templates',
  'material_labels',
  'interventions',
  'campaigns',
  'accesses',
  'subscriptions',
  'orders',
  'invoices',
  'notes',
] as const
const exceptions = [
  'people_of_both',
  'templates_renamed',
  'material_labels_dropped',
  'subscriptions_left',
  'campaigns_running',
  'intakes_running',
  'sortings_running',
  'template_runs_running',
  'invitation_runs_running',
] as const

function Preview({ partner, into }: { partner: Partner; into: FoundOption }) {
  const { t } = useTranslation()
  const preview = useMergePreview(partner.id, Number(into.value))
  if (preview.error)
    return (
      <ErrorNote>
        <RefusalText error={preview.error} />
      </ErrorNote>
    )
  const merge = preview.data?.data
  if (!merge) return <Skeleton height={144} />
  return (
    <section aria-live="polite" aria-label={t('partners.merge.preview')}>
      <h3 className={classes.group}>{t('partners.merge.moves', { name: merge.into.name })}</h3>
      <Moves merge={merge} />
      <ul className={classes.exceptions}>
        {exceptions
          .filter((name) => merge[name] > 0)
          .map((name) => (
            <li key={name}>{t(`partners.merge.but.${name}`, { count: merge[name] })}</li>
          ))}
        {merge.is_followed && <li>{t('partners.merge.followed')}</li>}
      </ul>
    </section>
  )
}

function Moves({ merge }: { merge: PartnerMerge }) {
  const { t } = useTranslation()
  const some = moving.filter((name) => merge[name] > 0)
  if (some.length === 0) return <p className={classes.note}>{t('partners.merge.nothing')}</p>
  return (
    <ul className={classes.counts}>
      {some.map((name) => (
        <li key={name}>{t(`partners.merge.what.${name}`, { count: merge[name] })}</li>
      ))}
    </ul>
  )
}

import { useForm } from '@mantine/form'
import { quotaState } from '@logis/contract/passports.rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoilerFields } from '../../interventions/BoilerFields.tsx'
import { appendBoiler, appendFiles, appendIntervention, sizeOfFiles } from '../../interventions/draft.ts'
import { faultsOf, faultsOfBoiler } from '../../interventions/formChecks.ts'
import { InterventionFields } from '../../interventions/InterventionFields.tsx'
import { useCreatePassport, useQuota, type Passport } from '../../passports/api.ts'
import { appendCustomer, customerFields, useCustomerRules } from '../../passports/customer.ts'
import { CustomerFields } from '../../passports/CustomerFields.tsx'
import { useReason } from '../../platform/reasons.ts'
import { StepDialog } from '../../ui/StepDialog.tsx'
import { run } from '../../ui/call.ts'
import { DraftNote } from './DraftNote.tsx'
import { closeDraft, isBegun, keepDraft, openDraft } from './passportDraft.ts'
import { PassportReview } from './PassportReview.tsx'

type Props = { companyId: number; onCreated: (passport: Passport) => void; onRestart: () => void; onClose: () => void }

/** PTG-01..16: a gas passport in four steps. What is typed is kept until it is sent, however the dialog is closed. */
export function NewPassportDialog({ companyId, onCreated, onRestart, onClose }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const [draft] = useState(() => openDraft(companyId))
  const [form, setForm] = useState(draft.form)
  const [attempted, setAttempted] = useState({ boiler: false, intervention: false })
  const [sent, setSent] = useState<number | null>(null)
  const [step, setStep] = useState(draft.step)
  const create = useCreatePassport(companyId)
  const quota = useQuota(companyId).data?.data
  const customer = useForm({ initialValues: draft.customer, validateInputOnBlur: true, validate: useCustomerRules() })
  // The tab keeps what is on the screen, whichever field changed it.
  useEffect(() => {
    if (!create.isSuccess) keepDraft(companyId, customer.values, form, step)
  })

  const send = () => {
    const body = new FormData()
    appendCustomer(body, customer.values)
    appendIntervention(body, form.intervention)
    appendBoiler(body, form.boiler, 'product')
    appendFiles(body, form.intervention.type, form.files)
    setSent(sizeOfFiles(form.files) > 0 ? 0 : null)
    run(
      create,
      { form: body, onProgress: (bytes) => setSent((before) => (before === null ? null : bytes)) },
      {
        onSuccess: ({ data }) => {
          closeDraft(companyId)
          onCreated(data)
        },
      },
    )
  }
  const steps = [
    {
      name: t('passports.steps.customer'),
      faults: customerFields.filter((field) => !customer.isValid(field)).length,
      onBlocked: () => void customer.validate(),
      content: <CustomerFields field={customer.getInputProps} />,
    },
    {
      name: t('passports.steps.boiler'),
      faults: faultsOfBoiler(form.boiler),
      onBlocked: () => setAttempted({ ...attempted, boiler: true }),
      content: (
        <BoilerFields
          value={form.boiler}
          onChange={(boiler) => setForm({ ...form, boiler })}
          showsFaults={attempted.boiler}
        />
      ),
    },
    {
      name: t('passports.steps.intervention'),
      faults: faultsOf(form),
      onBlocked: () => setAttempted({ ...attempted, intervention: true }),
      content: (
        <InterventionFields value={form} onChange={setForm} showsFaults={attempted.intervention} withoutBoiler />
      ),
    },
    {
      name: t('passports.steps.review'),
      faults: 0,
      review: (open: (step: number) => void) => <PassportReview customer={customer.values} form={form} onOpen={open} />,
    },
  ]
  return (
    <StepDialog
      title={t('passports.create.title')}
      submit={t('passports.create.submit')}
      steps={steps}
      start={draft.step}
      onStep={setStep}
      busy={create.isPending}
      progress={sent === null ? null : Math.min(1, sent / Math.max(1, sizeOfFiles(form.files)))}
      error={create.error}
      lost={t('passports.create.lost')}
      note={
        <DraftNote
          closed={reason(quota?.cannot.create ?? null)}
          left={quota && quotaState(quota) === 'available' ? quota.availability : null}
          lostFiles={draft.lostFiles}
          onRestart={
            isBegun(draft)
              ? () => {
                  closeDraft(companyId)
                  onRestart()
                }
              : null
          }
        />
      }
      onSubmit={send}
      onClose={onClose}
    />
  )
}

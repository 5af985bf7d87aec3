import { interventionFileBytes } from '@logis/contract/interventions.rules'
import { useForm } from '@mantine/form'
import { quotaState } from '@logis/contract/passports.rules'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { BoilerFields } from '../../interventions/BoilerFields.tsx'
import { interventionInputOf, requestOf, sizeOfFiles } from '../../interventions/draft.ts'
import { faultsOf, faultsOfBoiler } from '../../interventions/formChecks.ts'
import { InterventionFields } from '../../interventions/InterventionFields.tsx'
import { useKnownProduct } from '../../interventions/useKnownProduct.ts'
import { usePreparing } from '../../interventions/usePreparing.ts'
import { useCreatePassport, useQuota, type Passport } from '../../passports/api.ts'
import { customerFields, customerInputOf, useCustomerRules } from '../../passports/customer.ts'
import { CustomerFields } from '../../passports/CustomerFields.tsx'
import { useReason } from '../../platform/reasons.ts'
import { keyAfter } from '../../platform/upload.ts'
import { StepDialog } from '../../ui/StepDialog.tsx'
import { run } from '../../ui/call.ts'
import { inWords } from '../../ui/refusal.ts'
import { DraftNote } from './DraftNote.tsx'
import { closeDraft, isBegun, keepDraft, keepFiles, openDraft, type PassportDraft } from './passportDraft.ts'
import { PassportReview } from './PassportReview.tsx'

type Props = { companyId: number; onCreated: (passport: Passport) => void; onRestart: () => void; onClose: () => void }

/** Opens what had been begun, which the browser gives back a moment later than the page is drawn. */
export function NewPassportDialog(props: Props) {
  const { companyId } = props
  const [draft, setDraft] = useState<PassportDraft | null>(null)
  // An effect, because the files come from the browser's database.
  useEffect(() => {
    let isShown = true
    void openDraft(companyId).then((opened) => isShown && setDraft(opened))
    return () => {
      isShown = false
    }
  }, [companyId])
  return draft && <Wizard {...props} draft={draft} />
}

/** PTG-01..16: a gas passport in four steps. What is typed is kept until it is sent, however the dialog is closed. */
function Wizard({ companyId, draft, onCreated, onRestart, onClose }: Props & { draft: PassportDraft }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [key, setKey] = useState(draft.key)
  const [form, setForm] = useState(draft.form)
  const [attempted, setAttempted] = useState({ boiler: false, intervention: false })
  const [sent, setSent] = useState<number | null>(null)
  const [step, setStep] = useState(draft.step)
  const known = useKnownProduct(form.boiler)
  const preparing = usePreparing()
  const create = useCreatePassport()
  const quota = useQuota(companyId).data?.data
  const customer = useForm({ initialValues: draft.customer, validateInputOnBlur: true, validate: useCustomerRules() })
  // A ref, because the screen may be drawn once more after the answer and before it knows of it.
  const isCreated = useRef(false)
  // The tab keeps what is on the screen, whichever field changed it.
  useEffect(() => {
    if (!isCreated.current) keepDraft(companyId, { key, customer: customer.values, form, step })
  })
  useEffect(() => void keepFiles(key, form.files), [key, form.files])

  const send = () => {
    const product = form.boiler.product ? { id: Number(form.boiler.product.value) } : requestOf(form.boiler)
    const input = {
      company_id: companyId,
      contact_information: customerInputOf(customer.values),
      intervention: interventionInputOf(form.intervention, form.files),
      ...(product && { product }),
    }
    setSent(sizeOfFiles(form.files) > 0 ? 0 : null)
    run(
      create,
      { input, key, onProgress: (bytes) => setSent((before) => (before === null ? null : bytes)) },
      {
        onSuccess: ({ data }) => {
          isCreated.current = true
          closeDraft(companyId, key)
          onCreated(data)
        },
        onError: (fault) => setKey((before) => keyAfter(before, fault)),
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
      faults: faultsOfBoiler(form.boiler) + (known ? 1 : 0),
      onBlocked: () => setAttempted({ ...attempted, boiler: true }),
      content: (
        <BoilerFields
          value={form.boiler}
          onChange={(boiler) => setForm((before) => ({ ...before, boiler }))}
          showsFaults={attempted.boiler}
        />
      ),
    },
    {
      name: t('passports.steps.intervention'),
      faults: faultsOf(form),
      waiting: preparing.waiting,
      onBlocked: () => setAttempted({ ...attempted, intervention: true }),
      content: (
        <InterventionFields
          value={form}
          fileLimit={quota?.file_limit ?? interventionFileBytes}
          onChange={setForm}
          onPreparing={preparing.count}
          showsFaults={attempted.intervention}
          withoutBoiler
        />
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
      error={inWords(create.error, {
        IDEMPOTENCY_KEY_REUSED: t('passports.create.arrived'),
        PRODUCT_EXISTS: t('interventions.boiler.exists'),
      })}
      lost={t('passports.create.lost')}
      note={
        <DraftNote
          closed={reason(quota?.cannot.create ?? null)}
          left={quota && quotaState(quota) === 'available' ? quota.availability : null}
          lostFiles={draft.lostFiles}
          onRestart={
            isBegun(draft)
              ? () => {
                  closeDraft(companyId, key)
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

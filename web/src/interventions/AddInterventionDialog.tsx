import { useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { keyAfter, newKey } from '../platform/upload.ts'
import { StepDialog } from '../ui/StepDialog.tsx'
import { SummaryBlock } from '../ui/SummaryBlock.tsx'
import { run } from '../ui/call.ts'
import { inWords } from '../ui/refusal.ts'
import { useCreateIntervention } from './api.ts'
import { asksBoiler, interventionInputOf, noBoiler, noIntervention, requestOf, sizeOfFiles } from './draft.ts'
import { faultsOf, faultsOfOptionalBoiler } from './formChecks.ts'
import { InterventionFields, type InterventionForm } from './InterventionFields.tsx'
import { useKnownProduct } from './useKnownProduct.ts'
import { usePreparing } from './usePreparing.ts'
import { useSummary } from './useSummary.ts'

type Home = { id: number; name: string }
export type ChoosePassport = (chosen: Home | null, onChoose: (home: Home) => void) => ReactNode
export type AddInterventionProps = {
  companyId: number
  residence?: Home | undefined
  /** How large a file of it may be, in bytes. */
  fileLimit: number
  onClose: () => void
}

type Props = AddInterventionProps & { choosePassport?: ChoosePassport }

const noForm: InterventionForm = { intervention: noIntervention, boiler: noBoiler, files: {} }

const inputOf = (company_id: number, home: Home, { intervention, boiler, files }: InterventionForm) => {
  const request = asksBoiler(intervention.type) ? requestOf(boiler) : null
  return {
    company_id,
    residence: { id: home.id },
    intervention: interventionInputOf(intervention, files),
    ...(asksBoiler(intervention.type) && boiler.product && { product: { id: Number(boiler.product.value) } }),
    ...(request && { product_request: request }),
  }
}

/** INT-13, INT-14: one form where the home is known, else the choice of a gas passport before it and a look back after. */
export function AddInterventionDialog({ companyId, residence, choosePassport, fileLimit, onClose }: Props) {
  const { t } = useTranslation()
  const [home, setHome] = useState<Home | null>(residence ?? null)
  const [form, setForm] = useState(noForm)
  const [attempted, setAttempted] = useState(false)
  const create = useCreateIntervention()
  const [sent, setSent] = useState<number | null>(null)
  // Not a key of `creations.ts`, which makes another one of what was changed: whoever corrects a form whose answer was lost
  // hears that the first one arrived.
  const [key, setKey] = useState(newKey)
  const preparing = usePreparing()
  const summary = useSummary(form)
  const known = useKnownProduct(form.boiler)
  const faultsOfIts = asksBoiler(form.intervention.type) ? faultsOfOptionalBoiler(form.boiler) + (known ? 1 : 0) : 0
  const faults = faultsOf(form) + faultsOfIts

  const send = () => {
    if (!home || create.isPending) return
    run(
      create,
      { input: inputOf(companyId, home, form), key, onProgress: setSent },
      {
        onSuccess: () => {
          tellSuccess(t('interventions.add.done', { name: home.name }))
          onClose()
        },
        onError: (fault) => setKey((before) => keyAfter(before, fault)),
      },
    )
  }
  const fields = {
    name: t('interventions.add.steps.form'),
    faults,
    waiting: preparing.waiting,
    onBlocked: () => setAttempted(true),
    content: (
      <InterventionFields
        value={form}
        fileLimit={fileLimit}
        onChange={setForm}
        onPreparing={preparing.count}
        showsFaults={attempted}
      />
    ),
  }
  const choice = {
    name: t('interventions.add.steps.choose'),
    faults: home ? 0 : 1,
    content: choosePassport?.(home, setHome),
  }
  const review = (open: (step: number) => void) => (
    <>
      <SummaryBlock
        title={t('interventions.add.steps.choose')}
        edit={t('interventions.add.edit.home')}
        onEdit={() => open(0)}
        facts={[{ label: t('interventions.field.home'), value: home?.name }]}
      />
      <SummaryBlock
        title={t('interventions.add.steps.form')}
        edit={t('interventions.add.edit.form')}
        onEdit={() => open(1)}
        facts={[...summary.intervention, ...(asksBoiler(form.intervention.type) ? summary.boiler : [])]}
      />
    </>
  )
  return (
    <StepDialog
      title={t('interventions.add.title')}
      submit={t('interventions.add.submit')}
      steps={residence ? [fields] : [choice, fields, { name: t('interventions.add.steps.review'), faults: 0, review }]}
      busy={create.isPending}
      progress={sent === null ? null : Math.min(1, sent / Math.max(1, sizeOfFiles(form.files)))}
      error={inWords(create.error, {
        IDEMPOTENCY_KEY_REUSED: t('interventions.add.arrived'),
        PRODUCT_EXISTS: t('interventions.boiler.exists'),
      })}
      lost={t('interventions.add.lost')}
      dirty={form !== noForm && !create.isSuccess}
      onSubmit={send}
      onClose={onClose}
    />
  )
}

import { acceptedGroups, askedGroups, certificateOf, type FileGroup } from '@logis/contract/interventions.rules'
import { IconCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { today } from '../ui/day.ts'
import type { Intervention } from './api.ts'
import { BoilerOfIntervention } from './BoilerOfIntervention.tsx'
import { DateOfIntervention } from './DateOfIntervention.tsx'
import { asksBoiler } from './draft.ts'
import { SentSlot } from './files/SentSlot.tsx'
import { SlotGrid } from './files/SlotGrid.tsx'
import { InterventionActs } from './InterventionActs.tsx'
import classes from './InterventionDetail.module.css'
import { productOption } from './useProductOptions.ts'
import { useMissingTexts } from './useMissingTexts.ts'
import { Fact, Facts } from '../ui/Facts.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const CertificateDialog = onDemand(() => import('./CertificateDialog.tsx').then((module) => module.CertificateDialog))

type Props = { companyId: number; intervention: Intervention; fileLimit: number; onFinished: () => void }

/** INT-12, INT-23..29, INT-37, INT-38: one intervention, edited field by field. Its type, chosen once, is in its row. */
export function InterventionDetail({ companyId, intervention, fileLimit, onFinished }: Props) {
  const closed = intervention.cannot.edit !== null
  return (
    <div className={classes.detail}>
      <OtherProduct intervention={intervention} />
      <div className={classes.fields}>
        <DateOfIntervention companyId={companyId} intervention={intervention} disabled={closed} />
        {asksBoiler(intervention.type) && (
          <BoilerOfIntervention companyId={companyId} intervention={intervention} disabled={closed} />
        )}
      </div>
      <Slots {...{ companyId, intervention, fileLimit }} />
      <InterventionActs companyId={companyId} intervention={intervention} onFinished={onFinished} />
    </div>
  )
}

/** A product where the type asks for none: named with the passport, or before. */
function OtherProduct({ intervention: { type, product } }: { intervention: Intervention }) {
  const { t } = useTranslation()
  if (!product || asksBoiler(type)) return null
  const { label, detail } = productOption(product)
  return (
    <Facts>
      <Fact title={t('interventions.boiler.product')}>{[label, detail].filter(Boolean).join(' · ')}</Fact>
    </Facts>
  )
}

type SlotsProps = { companyId: number; intervention: Intervention; fileLimit: number }

/** INT-28, INT-29, A-39: what the type asks for, and what is there all the same. */
function Slots({ companyId, intervention, fileLimit }: SlotsProps) {
  const { t } = useTranslation()
  const { missing } = useMissingTexts()
  const [certifying, setCertifying] = useState(false)
  const { type, files } = intervention
  const tooEarly = useTooEarly(intervention.date)
  const lacking = missing(intervention)
  const groups = acceptedGroups(type).filter((group) => askedGroups(type).includes(group) || files[group].length > 0)
  const form = (group: FileGroup) =>
    group === 'ptg_cert_maintenance' && (
      <ActButton
        variant="light"
        closed={tooEarly}
        leftSection={<IconCertificate size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setCertifying(true)}
      >
        {t('interventions.certificate.open')}
      </ActButton>
    )
  return (
    <>
      <SlotGrid>
        {groups.map((group) => (
          <SentSlot
            key={group}
            {...{ companyId, intervention, group, fileLimit }}
            required={group === certificateOf(type)}
            missing={lacking.includes(group) ? t('interventions.slot.empty') : undefined}
            action={form(group)}
          />
        ))}
      </SlotGrid>
      {certifying && (
        <CertificateDialog companyId={companyId} intervention={intervention} onClose={() => setCertifying(false)} />
      )}
    </>
  )
}

/** Why nobody can certify the visit yet, a sentence. */
const useTooEarly = (date: string | null): string | null => {
  const { t } = useTranslation()
  if (!date) return t('interventions.certificate.needsDate')
  return date > today() ? t('interventions.certificate.toCome', { date: formatDate(date) }) : null
}

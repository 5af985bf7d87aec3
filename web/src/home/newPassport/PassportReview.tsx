import { useTranslation } from '../../ui/texts.ts'
import { addressLine } from '../../addresses/address.ts'
import type { InterventionForm } from '../../interventions/InterventionFields.tsx'
import { useSummary } from '../../interventions/useSummary.ts'
import type { Customer } from '../../passports/customer.ts'
import { SummaryBlock } from '../../ui/SummaryBlock.tsx'

type Props = { customer: Customer; form: InterventionForm; onOpen: (step: number) => void }

/** PTG-14: everything once more, each block with the way back to its step. */
export function PassportReview({ customer, form, onOpen }: Props) {
  const { t } = useTranslation()
  const summary = useSummary(form)
  const { name, email, contract_number } = customer
  const facts = [
    { label: t('passports.field.name'), value: name },
    { label: t('passports.field.email'), value: email },
    { label: t('passports.field.address'), value: addressLine(customer) },
    { label: t('passports.field.contract_number'), value: contract_number || '—' },
  ]
  return (
    <>
      <SummaryBlock
        title={t('passports.steps.customer')}
        edit={t('passports.create.edit.customer')}
        onEdit={() => onOpen(0)}
        facts={facts}
      />
      <SummaryBlock
        title={t('passports.steps.boiler')}
        edit={t('passports.create.edit.boiler')}
        onEdit={() => onOpen(1)}
        facts={summary.boiler}
      />
      <SummaryBlock
        title={t('passports.steps.intervention')}
        edit={t('passports.create.edit.intervention')}
        onEdit={() => onOpen(2)}
        facts={summary.intervention}
      />
    </>
  )
}

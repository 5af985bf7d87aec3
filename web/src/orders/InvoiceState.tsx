import { invoiceStatuses, type InvoiceStatus } from '@logis/contract/orders.rules'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useSetInvoiceStatus, type Invoice } from './api.ts'

const tones: Record<InvoiceStatus, 'warning' | 'success' | 'neutral'> = {
  ISSUED: 'warning',
  PAID: 'success',
  CANCELLED: 'neutral',
}

type Props = { homeId: number; invoice: Invoice; closed: boolean }

/** Where an invoice stands, and what may be said of it; of a cancelled home it is read alone. */
export function InvoiceState({ homeId, invoice: { id, number, status }, closed }: Props) {
  const { t } = useTranslation()
  const set = useSetInvoiceStatus()
  if (closed) return <StatusChip tone={tones[status]} label={t(`orders.invoices.status.${status}`)} />
  return (
    <NativeSelect
      aria-label={t('orders.invoices.statusOf', { number })}
      w={132}
      value={status}
      disabled={set.isPending}
      data={invoiceStatuses.map((value) => ({ value, label: t(`orders.invoices.status.${value}`) }))}
      onChange={({ currentTarget }) => {
        const chosen = invoiceStatuses.find((value) => value === currentTarget.value)
        if (chosen)
          set.mutate(
            { residence_id: homeId, invoice_id: id, status: chosen },
            { onSuccess: () => tellSuccess(t('orders.invoices.statusDone', { number })) },
          )
      }}
    />
  )
}

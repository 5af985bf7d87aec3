import { amountMax, orderFields } from '@logis/contract/orders.rules'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DateField } from '../ui/DateField.tsx'
import { today } from '../ui/day.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useCreateInvoice, useCreateOrder, type PurchaseOrder } from './api.ts'

type Values = { number: string; date: string | null; amount: number | ''; order: string | null }
const start = (): Values => ({ number: '', date: today(), amount: '', order: null })

const usePaperForm = (homeId: number) => {
  const rules = useFieldRules()
  return useForm({
    initialValues: start(),
    validateInputOnBlur: true,
    validate: {
      number: rules.text(orderFields.number),
      date: (value: string | null) => rules.required(value) ?? rules.day(value),
      amount: rules.required,
    },
    transformValues: ({ number, date, amount, order }: Values) => ({
      residence_id: homeId,
      number,
      date: date ?? '',
      amount: Number(amount),
      ...(order !== null && { purchase_order_id: Number(order) }),
    }),
  })
}

function Fields<Input>({ form }: { form: UseFormReturnType<Values, Input> }) {
  const { t } = useTranslation()
  const { decimalSeparator } = useFormats()
  const { value, ...date } = form.getInputProps('date')
  return (
    <>
      <TextInput label={t('orders.field.number')} required {...form.getInputProps('number')} />
      <div style={{ marginTop: 16 }}>
        <DateField label={t('orders.field.date')} required value={value} {...date} />
      </div>
      <NumberInput
        mt="md"
        label={t('orders.field.amount')}
        required
        min={0}
        max={amountMax}
        decimalScale={2}
        decimalSeparator={decimalSeparator}
        hideControls
        {...form.getInputProps('amount')}
      />
    </>
  )
}

type Props = { homeId: number; onClose: () => void }

export function NewOrderDialog({ homeId, onClose }: Props) {
  const { t } = useTranslation()
  const form = usePaperForm(homeId)
  return (
    <DialogForm
      title={t('orders.orders.create')}
      submit={t('orders.orders.add')}
      form={form}
      call={useCreateOrder()}
      fieldOf={{ PURCHASE_ORDER_EXISTS: 'number' }}
      onDone={({ data }) => tellAndClose(t('orders.orders.done', { number: data.number }), onClose)}
      onClose={onClose}
    >
      <Fields form={form} />
    </DialogForm>
  )
}

export function NewInvoiceDialog({ homeId, open, onClose }: Props & { open: readonly PurchaseOrder[] }) {
  const { t } = useTranslation()
  const form = usePaperForm(homeId)
  return (
    <DialogForm
      title={t('orders.invoices.create')}
      submit={t('orders.invoices.add')}
      form={form}
      call={useCreateInvoice()}
      fieldOf={{ INVOICE_ALREADY_EXISTS: 'number', PURCHASE_ORDER_NOT_FOUND: 'order' }}
      onDone={({ data }) => tellAndClose(t('orders.invoices.done', { number: data.number }), onClose)}
      onClose={onClose}
    >
      <Fields form={form} />
      <Select
        mt="md"
        label={<OptionalLabel text={t('orders.field.order')} />}
        data={open.map(({ id, number }) => ({ value: String(id), label: number }))}
        clearable
        {...form.getInputProps('order')}
      />
    </DialogForm>
  )
}

import { refusalTexts } from '@logis/contract/products.sheets.rules'
import { Radio, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { FoundSelect, type FoundOption } from '../../ui/FoundSelect.tsx'
import { useFoundProducts, type Product } from '../api.ts'
import { SheetFields } from '../sheets/SheetFields.tsx'
import { inputOf, newMaker, sheetFaults, sheetRules, valuesOf, type Values } from '../sheets/sheetForm.ts'
import { useAcceptRequest, useMergeRequest, useRejectRequest, type AskedProduct } from './api.ts'
import classes from './Requests.module.css'

type Props = { asked: AskedProduct; onClose: () => void }

/** Of what was asked, in words: who will be told of the decision. */
function AskedFor({ asked: { name, manufacturer, residence, company, requester } }: Pick<Props, 'asked'>) {
  const { t } = useTranslation()
  const names = { name, manufacturer, home: residence.name, company: company.name, who: requester?.name }
  return (
    <p className={classes.asked}>
      {manufacturer === ''
        ? t('products.requests.askedWithoutMaker', names)
        : t(requester ? 'products.requests.askedBy' : 'products.requests.askedByNobody', names)}
    </p>
  )
}

const startOf = ({ name, manufacturer, reference, type, parent, known }: AskedProduct): Values => ({
  ...valuesOf(null),
  name,
  reference: reference ?? '',
  type,
  manufacturer_id: known.manufacturer ? String(known.manufacturer.id) : manufacturer && newMaker,
  parent_id: parent ? String(parent.id) : null,
})

/** It becomes a product: what was typed begins the sheet. */
export function AcceptDialog({ asked, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: startOf(asked),
    validateInputOnBlur: true,
    validate: sheetRules(useFieldRules()),
    transformValues: (values: Values) => ({
      ...inputOf(values),
      manufacturer_id: values.manufacturer_id === newMaker ? null : Number(values.manufacturer_id),
      product_request_id: asked.id,
    }),
  })
  return (
    <DialogForm
      title={t('products.requests.accept.title')}
      submit={t('products.requests.accept.submit')}
      form={form}
      call={useAcceptRequest()}
      fieldOf={{ ...sheetFaults, MANUFACTURER_EXISTS: 'manufacturer_id' }}
      onDone={({ data }) =>
        tellAndClose(t('products.requests.accept.done', { name: data.product?.name ?? asked.name }), onClose)
      }
      onClose={onClose}
    >
      <AskedFor asked={asked} />
      <SheetFields
        form={form}
        {...(asked.known.manufacturer || !asked.manufacturer ? {} : { newMakerName: asked.manufacturer })}
      />
    </DialogForm>
  )
}

type MergeValues = { which: 'known' | 'other'; product: FoundOption | null }

/** The catalogue has it already, under the same name or another one. */
export function MergeDialog({ asked, onClose }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const products = useFoundProducts(text)
  const { known } = asked
  const initialValues: MergeValues = { which: known.product ? 'known' : 'other', product: null }
  const form = useForm({
    initialValues,
    validate: { product: (value, { which }) => (which === 'known' || value ? null : t('ui.field.required')) },
    transformValues: ({ which, product }) => ({
      product_request_id: asked.id,
      product_id: which === 'known' && known.product ? known.product.id : Number(product?.value),
    }),
  })
  const { value, onChange, error, ...field } = form.getInputProps('product')
  return (
    <DialogForm
      title={t('products.requests.merge.title')}
      submit={t('products.requests.merge.submit')}
      form={form}
      call={useMergeRequest()}
      fieldOf={{ PRODUCT_NOT_FOUND: 'product' }}
      onDone={({ data }) =>
        tellAndClose(t('products.requests.merge.done', { asked: asked.name, name: data.product?.name ?? '' }), onClose)
      }
      onClose={onClose}
    >
      <AskedFor asked={asked} />
      {known.product && (
        <Radio.Group label={t('products.requests.merge.which')} mb="md" {...form.getInputProps('which')}>
          <Radio my={8} value="known" label={`${known.product.name} (${known.manufacturer?.name ?? ''})`} />
          <Radio my={8} value="other" label={t('products.requests.merge.other')} />
        </Radio.Group>
      )}
      {form.values.which === 'other' && (
        <FoundSelect
          required
          {...field}
          label={t('products.requests.merge.product')}
          description={t('products.requests.merge.help')}
          error={error}
          chosen={value}
          onChoose={onChange}
          found={(products.data?.data ?? []).map((product) => optionOf(product))}
          searching={products.isFetching}
          onText={setText}
        />
      )}
    </DialogForm>
  )
}

const optionOf = ({ id, name, manufacturer }: Product): FoundOption => ({
  value: String(id),
  label: name,
  detail: manufacturer.name,
})

export function RejectDialog({ asked, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { reason: '' },
    validateInputOnBlur: true,
    validate: { reason: rules.text(refusalTexts.reason) },
    transformValues: (values) => ({ ...values, product_request_id: asked.id }),
  })
  return (
    <DialogForm
      title={t('products.requests.reject.title')}
      submit={t('products.requests.reject.title')}
      form={form}
      call={useRejectRequest()}
      fieldOf={{}}
      onDone={() => tellAndClose(t('products.requests.reject.done', { name: asked.name }), onClose)}
      onClose={onClose}
    >
      <AskedFor asked={asked} />
      <Textarea
        label={t('products.requests.reject.reason')}
        description={t('products.requests.reject.help')}
        required
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </DialogForm>
  )
}

import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { Intervention } from './api.ts'
import { BoilerFields } from './BoilerFields.tsx'
import { missingOfRequest, noBoiler, type BoilerDraft } from './draft.ts'
import { SaveMark } from './SaveMark.tsx'
import { useFieldSave } from './useFieldSave.ts'
import { productOption } from './useProductOptions.ts'

type Props = { companyId: number; intervention: Intervention; disabled: boolean }

const draftOf = ({ product, product_request: request }: Intervention): BoilerDraft => ({
  product: product && productOption(product),
  requesting: request !== null,
  request: request
    ? { manufacturer: request.manufacturer, name: request.name, reference: request.reference ?? '' }
    : noBoiler.request,
})

const trimmed = ({ manufacturer, name, reference }: BoilerDraft['request']) => ({
  manufacturer: manufacturer.trim(),
  name: name.trim(),
  reference: reference.trim(),
})

/** INT-27: a chosen product is saved at once, a request when it is whole and the typing rests. */
export function BoilerOfIntervention({ companyId, intervention, disabled }: Props) {
  const { save, ...mark } = useFieldSave(companyId, intervention)
  const [boiler, setBoiler] = useState(() => draftOf(intervention))
  const requestId = intervention.product_request?.id
  const saveRequest = useDebouncedCallback(
    (request: BoilerDraft['request']) =>
      save({ product: { product_request: { ...trimmed(request), ...(requestId && { id: requestId }) } } }),
    { delay: 800, flushOnUnmount: true },
  )
  const change = (next: BoilerDraft) => {
    setBoiler(next)
    if (next.product?.value !== boiler.product?.value) {
      save({ product: next.product ? { id: Number(next.product.value) } : null })
    } else if (next.request !== boiler.request && next.requesting && missingOfRequest(next).length === 0) {
      saveRequest(next.request)
    }
  }
  return (
    <div>
      <BoilerFields value={boiler} onChange={change} disabled={disabled} />
      <SaveMark {...mark} />
    </div>
  )
}

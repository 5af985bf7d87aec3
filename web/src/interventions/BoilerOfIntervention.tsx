import { useState } from 'react'
import type { Intervention } from './api.ts'
import { BoilerFields } from './BoilerFields.tsx'
import { missingOfRequest, noBoiler, type BoilerDraft } from './draft.ts'
import { SaveMark } from './SaveMark.tsx'
import { useKnownProduct } from './useKnownProduct.ts'
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

/** INT-27: a chosen product is saved at once, a request when it is whole and its field is left. */
export function BoilerOfIntervention({ companyId, intervention, disabled }: Props) {
  const { save, ...mark } = useFieldSave(companyId, intervention)
  const [boiler, setBoiler] = useState(() => draftOf(intervention))
  const [asked, setAsked] = useState(() => JSON.stringify(trimmed(boiler.request)))
  const known = useKnownProduct(boiler)
  const change = (next: BoilerDraft) => {
    setBoiler(next)
    if (next.product?.value === boiler.product?.value) return
    save({ product: next.product ? { id: Number(next.product.value) } : null })
  }
  const saveRequest = () => {
    const request = trimmed(boiler.request)
    const isAsked = JSON.stringify(request) === asked
    if (boiler.product || !boiler.requesting || missingOfRequest(boiler).length > 0 || isAsked || known) return
    setAsked(JSON.stringify(request))
    save({ product: { product_request: request } })
  }
  return (
    <div>
      <BoilerFields value={boiler} onChange={change} onRequestLeft={saveRequest} disabled={disabled} />
      <SaveMark {...mark} />
    </div>
  )
}

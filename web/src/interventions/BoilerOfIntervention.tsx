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

const isWhole = (boiler: BoilerDraft) => !boiler.product && boiler.requesting && missingOfRequest(boiler).length === 0

/**
 * INT-27: a chosen product is saved at once, a request when it is whole and its field is left. A request that is
 * whole as the product is cleared, or as its panel opens, is what the screen then shows, and is saved in its place.
 */
export function BoilerOfIntervention({ companyId, intervention, disabled }: Props) {
  const { save, ...mark } = useFieldSave(companyId, intervention)
  const [boiler, setBoiler] = useState(() => draftOf(intervention))
  const [asked, setAsked] = useState<string | null>(() => JSON.stringify(trimmed(boiler.request)))
  const known = useKnownProduct(boiler)
  const isAsked = ({ request }: BoilerDraft) => JSON.stringify(trimmed(request)) === asked
  const change = (next: BoilerDraft) => {
    setBoiler(next)
    const wasClosed = boiler.product !== null || !boiler.requesting
    if (wasClosed && isWhole(next) && !isAsked(next)) return ask(next)
    if (next.product?.value === boiler.product?.value) return
    // Nothing is asked for any more: the same request is a new one.
    setAsked(null)
    save({ product: next.product ? { id: Number(next.product.value) } : null })
  }
  const ask = (next: BoilerDraft) => {
    const request = trimmed(next.request)
    setAsked(JSON.stringify(request))
    save({ product: { product_request: request } })
  }
  const saveRequest = () => {
    if (isWhole(boiler) && !isAsked(boiler) && !known) ask(boiler)
  }
  return (
    <div>
      <BoilerFields value={boiler} onChange={change} onRequestLeft={saveRequest} disabled={disabled} />
      <SaveMark {...mark} />
    </div>
  )
}

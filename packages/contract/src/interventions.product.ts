import { z } from 'zod'
import { idParam, textOf } from './http.ts'
import { requestedProductTexts as texts } from './interventions.rules.ts'

/** PTG-09. What someone says of a product that the catalogue does not hold. */
export const requestedProduct = z.strictObject({
  manufacturer: textOf(texts.manufacturer),
  name: textOf(texts.name),
  reference: textOf(texts.reference),
})
export type RequestedProduct = z.output<typeof requestedProduct>

/** A form sends an empty text where JSON sends null. */
export const productId = z.union([z.literal('').transform(() => null), idParam]).nullish()

/** PTG-10. A request is only possible when no product is chosen. */
export const refuseBoth = (productId: number | null | undefined, request: object | undefined, ctx: z.RefinementCtx) => {
  const reason = 'PRODUCT_REQUEST_WITH_PRODUCT'
  if (productId && request) ctx.addIssue({ code: 'custom', message: reason, params: { reason } })
}

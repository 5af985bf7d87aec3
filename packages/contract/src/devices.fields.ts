import { z } from 'zod'
import { deviceTexts, envelopeSource, lifespanMax, measureMax, quantityMin, thicknessMax } from './devices.rules.ts'
import { fault, day, text } from './http.ts'
import { twoDecimals } from './http.rules.ts'

export const measure = z.number().min(0).max(measureMax).transform(twoDecimals)
export const quantity = z.number().min(quantityMin).max(measureMax).transform(twoDecimals)
export const thickness = z.number().int().min(0).max(thicknessMax)
const noDay = z.literal('').transform(() => null)
/** Maintenance is due some years later, on a day that still has four figures for its year. */
export const commissioned = day.refine((value) => value < '3000', fault('date'))
/** Empty text means none; an absent one says nothing. */
const optionalText = (max: number) =>
  z
    .union([text(max), z.null()])
    .transform((value) => value || null)
    .optional()

/** The wall that a row was imported from. */
const wall = z.looseObject({ part: z.string().max(60), index: z.union([z.number(), z.string().max(60)]) })
const sourceData = z
  .string()
  .max(2000)
  .transform((value, ctx) => {
    try {
      return wall.parse(JSON.parse(value))
    } catch {
      ctx.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    }
  })
export const source = { source_type: z.literal(envelopeSource).nullish(), source_data: sourceData.nullish() }
type Source = { source_type?: string | null | undefined; source_data?: object | null | undefined }
export const bothOrNeither = ({ source_type, source_data }: Source) => !source_type === !source_data
export const unpaired = { path: ['source_data'], ...fault('required') }

/** DEV-17, DEV-24. All but the product may stay empty. */
export const deviceFields = {
  serial_number: optionalText(deviceTexts.serial_number.max),
  commissioning_date: z.union([commissioned, noDay]).nullish(),
  quantity: quantity.nullish(),
  surface: measure.nullish(),
  thickness: thickness.nullish(),
  lifespan: z.number().int().min(0).max(lifespanMax).nullish(),
  note: optionalText(deviceTexts.note.max),
}
/** DEV-25. */
export const usageFields = {
  name: optionalText(200),
  active: z.boolean().optional(),
  warranty_expiration_date: z.union([day, noDay]).nullish(),
  daily_usage: z.number().min(0).max(24).transform(twoDecimals).nullish(),
}

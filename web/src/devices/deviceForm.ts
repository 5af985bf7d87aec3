import { lifespanMax, measureMax, quantityMin, thicknessMax } from '@logis/contract/devices.rules'
import type { Product } from '../products/api.ts'
import type { Device } from './api.ts'

/** A number field holds a number, or the empty text. */
type Measure = number | ''

/** What both device forms ask, as it stands on the screen. */
export type DeviceValues = {
  product: Product | null
  serial_number: string
  commissioning_date: string | null
  quantity: Measure
  surface: Measure
  thickness: Measure
  lifespan: Measure
  note: string
}

export const noDevice: DeviceValues = {
  product: null,
  serial_number: '',
  commissioning_date: null,
  quantity: 1,
  surface: '',
  thickness: '',
  lifespan: '',
  note: '',
}

export const valuesOf = (device: Device): DeviceValues => ({
  product: device.product,
  serial_number: device.serial_number ?? '',
  commissioning_date: device.commissioning_date,
  quantity: device.quantity,
  surface: device.surface ?? '',
  thickness: device.thickness ?? '',
  lifespan: device.lifespan ?? '',
  note: device.note ?? '',
})

const orNull = (value: Measure) => (value === '' ? null : value)

/** DEV-18, DEV-24: a day as `YYYY-MM-DD`, and null for what is empty. The form is not sent without a product. */
export const inputOf = ({ product, serial_number, note, ...values }: DeviceValues) => ({
  product_id: product?.id ?? 0,
  serial_number: serial_number.trim() || null,
  commissioning_date: values.commissioning_date || null,
  quantity: orNull(values.quantity),
  surface: orNull(values.surface),
  thickness: orNull(values.thickness),
  lifespan: orNull(values.lifespan),
  note: note.trim() || null,
})

/** DEV-41. What the number fields accept: surfaces in m² with decimals, thicknesses in whole millimetres. */
export const measures = {
  quantity: { min: quantityMin, max: measureMax, decimalScale: 2 },
  surface: { min: 0, max: measureMax, decimalScale: 2 },
  thickness: { min: 0, max: thicknessMax, decimalScale: 0 },
  lifespan: { min: 0, max: lifespanMax, decimalScale: 0 },
} as const

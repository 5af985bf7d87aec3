import { mostTemplateDevices } from '@logis/contract/templates.rules'
import { db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import { createDevices, demandOffered } from '../../devices/rules.ts'
import * as sql from './sql.ts'

export type { NewTemplateDevice, TemplateDeviceFields, TemplateDeviceRow } from './sql.ts'

/** The devices that templates hold. */
export const listTemplateDevices = (templateIds: readonly number[]) => sql.listDevices(db, templateIds)

/** A product of the catalogue, once. The template is held. */
export const addTemplateDevice = async (tx: Tx, templateId: number, device: sql.NewTemplateDevice): Promise<void> => {
  await demandOffered(tx, [device.product_id])
  if ((await sql.countDevices(tx, templateId)) >= mostTemplateDevices) refuse('TEMPLATE_FULL')
  await sql.insertDevice(tx, templateId, device)
}

/** How many of it, and the rest; what is not named stays as it is. The template is held. */
export const editTemplateDevice = async (
  tx: Tx,
  templateId: number,
  id: number,
  fields: sql.TemplateDeviceFields,
): Promise<void> => {
  if (!(await sql.updateDevice(tx, templateId, id, fields))) refuse('DEVICE_NOT_FOUND')
}

export const removeTemplateDevice = async (tx: Tx, templateId: number, id: number): Promise<void> => {
  if (!(await sql.deleteDevice(tx, templateId, id))) refuse('DEVICE_NOT_FOUND')
}

/** Gives a project a device of each product of a template that it has none of (decision 51). Answers how many. */
export const addMissingDevices = async (held: Held, templateId: number): Promise<number> =>
  (await createDevices(held, await sql.findMissing(held, templateId))).length

/** How many devices of a template each of these projects lacks. */
export const countMissingDevices = (templateId: number, homes: readonly number[]) =>
  sql.countMissing(db, templateId, homes)

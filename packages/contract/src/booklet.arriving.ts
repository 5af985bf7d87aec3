import { z } from 'zod'
import { bookletHandover, bookletItem, bookletPart, bookletWork } from './booklet.ts'
import { packageLimits } from './booklet.imports.rules.ts'
import { bookletModel } from './booklet.package.ts'
import { bookletTexts, touchable, workDocumentsMax } from './booklet.rules.ts'
import { commissioned, measure, quantity, thickness } from './devices.fields.ts'
import { deviceTexts } from './devices.rules.ts'
import { folderNameField } from './documents.rules.ts'
import { day, fileName, text, textOf } from './http.ts'
import { productFields } from './products.sheets.rules.ts'

/** How many works and devices one package brings, and what is said of each part of how many items. */
const most = { works: 1000, devices: 3000, parts: 100, labels: 100 }

const { booklet, devices, files } = bookletModel.shape

const device = devices.element.extend({
  name: textOf(productFields.name),
  serial_number: text(deviceTexts.serial_number.max).nullable(),
  commissioning_date: commissioned.nullable(),
  warranty_expiration_date: day.nullable(),
  quantity,
  surface: measure.nullable(),
  thickness: thickness.nullable(),
})

const file = files.element.extend({
  name: fileName,
  labels: z.array(z.string()).max(most.labels),
  folder: textOf(folderNameField).nullable().default(null),
  valid_until: day.nullable().default(null),
})

const answer = bookletPart.shape.answer
  .unwrap()
  .extend({ body: text(bookletTexts.body.max).min(1).nullable() })
  .refine(({ body, document }) => (body === null) !== (document === null))
const part = bookletPart.extend({ answer: answer.nullable() })

const work = bookletWork.extend({
  description: text(bookletTexts.description.max).min(1),
  company_name: textOf(bookletTexts.company_name),
  touched: z.array(z.enum(touchable)).max(touchable.length).default([]),
  documents: bookletWork.shape.documents.unwrap().max(workDocumentsMax).default([]),
})

/**
 * A package that comes: what of it is made here goes by what the forms of the portal take, so that nobody brings by a file
 * what nobody may type. How much it may be is told, for all of it is made while the home is held.
 */
export const arrivingModel = bookletModel.extend({
  exported_at: z.iso.datetime(),
  booklet: booklet.extend({
    reference: text(bookletTexts.reference.max).nullable(),
    touched: z.array(z.enum(touchable)).max(touchable.length),
    items: z.array(bookletItem.extend({ parts: z.array(part).max(most.parts) })).max(most.parts),
    works: z.array(work).max(most.works),
    handover: bookletHandover.extend({ recipient: textOf(bookletTexts.recipient) }).nullable(),
  }),
  devices: z.array(device).max(most.devices),
  files: z.array(file).max(packageLimits.files),
})

import { defaultFolders, fullFileName, type DefaultFolderCode } from '@logis/contract/documents.rules'
import type { TemplateRow } from '@logis/contract/templates'
import { db, write, type Tx } from '#platform/db.ts'
import type { ReceivedFile } from '#platform/files.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { addTemplateFile, listTemplateFiles, removeTemplateFile } from '../documents/templates/rules.ts'
import { addTemplateContact, listTemplateContacts, removeTemplateContact } from './contacts/rules.ts'
import {
  addTemplateDevice,
  editTemplateDevice,
  listTemplateDevices,
  removeTemplateDevice,
  type NewTemplateDevice,
  type TemplateDeviceFields,
  type TemplateDeviceRow,
} from './devices/rules.ts'
import { templatePolicy } from './policy.ts'
import * as sql from './sql.ts'

/** The templates of a company, with what they hold unless they are asked for in short. */
export const listTemplates = async (scope: CompanyScope, { light }: { light: boolean }) => {
  templatePolicy.demand(scope, 'read', null)
  const rows = await sql.listTemplates(db, scope)
  return unpaged(await showAll(scope, rows, light ? [] : rows.map(({ id }) => id)))
}

/** Templates, those of these ids with what they hold. */
const showAll = async (scope: CompanyScope, rows: readonly sql.TemplateRow[], full: readonly number[]) => {
  const [files, devices, contacts] = await Promise.all([
    listTemplateFiles(full),
    listTemplateDevices(full),
    listTemplateContacts(scope, full),
  ])
  const of = <T extends { template_id: number | null }>(id: number, all: readonly T[]) =>
    all.filter(({ template_id }) => template_id === id)
  return rows.map((row): TemplateRow => ({
    ...row,
    cannot: templatePolicy.cannot(scope, null),
    documents: of(row.id, files).map(showFile),
    devices: of(row.id, devices).map(showDevice),
    contacts: of(row.id, contacts),
  }))
}

const showFile = (file: Awaited<ReturnType<typeof listTemplateFiles>>[number]) => ({
  id: file.id,
  name: fullFileName(file),
  folder_code: defaultFolders.find(({ code }) => code === file.folder_code)?.code ?? null,
})

const showDevice = ({ product_id, name, reference, type, manufacturer_id, ...device }: TemplateDeviceRow) => ({
  ...device,
  product: {
    id: product_id,
    name,
    reference,
    type,
    manufacturer: { id: manufacturer_id, name: device.manufacturer_name },
  },
})

const getTemplate = async (scope: CompanyScope, id: number): Promise<TemplateRow> => {
  const row = (await sql.listTemplates(db, scope)).find((each) => each.id === id) ?? refuse('TEMPLATE_NOT_FOUND')
  const [shown] = await showAll(scope, [row], [id])
  return shown!
}

/** TPL-19. */
export const createTemplate = async (scope: CompanyScope, name: string): Promise<TemplateRow> => {
  templatePolicy.demand(scope, 'edit', null)
  const id = await write(async (tx) => {
    const made = await sql.insertTemplate(tx, scope, name)
    await proveCompanyAgain(tx, scope)
    return made
  })
  return getTemplate(scope, id)
}

/** Changes a template of the company, which is held meanwhile, by whoever still may: a file may have come for minutes. */
const change = (scope: CompanyScope, id: number, act: (tx: Tx, name: string) => Promise<unknown>): Promise<void> => {
  templatePolicy.demand(scope, 'edit', null)
  return write(async (tx) => {
    const { name } = (await sql.lockTemplate(tx, scope, id)) ?? refuse('TEMPLATE_NOT_FOUND')
    await proveCompanyAgain(tx, scope)
    await act(tx, name)
  })
}

/** TPL-19. */
export const renameTemplate = async (scope: CompanyScope, id: number, name: string): Promise<TemplateRow> => {
  await change(scope, id, (tx, before) =>
    before === name ? Promise.resolve() : sql.renameTemplate(tx, scope, id, name),
  )
  return getTemplate(scope, id)
}

/** TPL-19. What it gave to projects is theirs; the company's default goes with it. */
export const deleteTemplate = (scope: CompanyScope, id: number): Promise<void> =>
  change(scope, id, (tx) => sql.deleteTemplate(tx, scope, id))

export type TemplateFile = { name: string; folder_code: DefaultFolderCode | null }

/** TPL-08. A refused file is removed from the storage at once. */
export const addDocument = (
  scope: CompanyScope,
  id: number,
  file: ReceivedFile,
  { name, folder_code }: TemplateFile,
): Promise<TemplateRow> =>
  orRemoved([{ file }], async () => {
    await change(scope, id, (tx) => addTemplateFile(tx, scope, { template_id: id, name, folder_code, file }))
    return getTemplate(scope, id)
  })

/** TPL-08. */
export const removeDocument = (scope: CompanyScope, id: number, documentId: number): Promise<void> =>
  change(scope, id, (tx) => removeTemplateFile(tx, id, documentId))

/** TPL-08. */
export const addDevice = async (scope: CompanyScope, id: number, device: NewTemplateDevice): Promise<TemplateRow> => {
  await change(scope, id, (tx) => addTemplateDevice(tx, id, device))
  return getTemplate(scope, id)
}

/** TPL-08. What was not sent stays as it is. */
export const editDevice = async (
  scope: CompanyScope,
  id: number,
  entryId: number,
  fields: TemplateDeviceFields,
): Promise<TemplateRow> => {
  await change(scope, id, (tx) => editTemplateDevice(tx, id, entryId, fields))
  return getTemplate(scope, id)
}

/** TPL-08. */
export const removeDevice = (scope: CompanyScope, id: number, entryId: number): Promise<void> =>
  change(scope, id, (tx) => removeTemplateDevice(tx, id, entryId))

/** TPL-08. */
export const addContact = async (
  scope: CompanyScope,
  id: number,
  link: { contact_id: number; job_id: number },
): Promise<TemplateRow> => {
  await change(scope, id, (tx) => addTemplateContact(tx, scope, id, link))
  return getTemplate(scope, id)
}

/** TPL-08. */
export const removeContact = (scope: CompanyScope, id: number, entryId: number): Promise<void> =>
  change(scope, id, (tx) => removeTemplateContact(tx, id, entryId))

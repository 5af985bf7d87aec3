import { freeName, fullFileName, splitFileName } from '@logis/contract/documents.rules'
import type { Administering } from '#platform/administering.ts'
import { db, type Db } from '#platform/db.ts'
import { keepFile, type ReceivedFile } from '#platform/files.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { holding, type Held } from '#platform/holding.ts'
import { onceRead, type Repeatable } from '#platform/idempotency.ts'
import { created, deleted, record, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { creation, labelDocument, removeRows, show } from '../rules.ts'
import * as sql from '../sql.ts'
import { takeRoom } from '../storage/rules.ts'

/** The files of a device, which stand in no folder of the project. */
export const listDeviceFiles = async (scope: ProjectScope, deviceId: number) =>
  (await sql.listOfDevice(db, scope, deviceId)).map((row) => show(scope, row))

/** The files of a product's sheet. */
export const listProductFiles = async (scope: Pick<ProjectScope, 'locale'>, productId: number, reader: Db = db) =>
  (await sql.listOfProduct(reader, productId)).map((row) => show(scope, row))

/** The files of all sheets of products, as a catalogue of them takes along. */
export const listFilesOfProducts = async (reader: Db = db) =>
  (await sql.listOfProducts(reader)).map((row) => ({ ...row, full_name: fullFileName(row) }))
export type ProductFile = Awaited<ReturnType<typeof listFilesOfProducts>>[number]

/** Attaches a received file to a device of the project, once for each key. A refused one is removed from the storage at once. */
export const attachToDevice = (
  scope: ProjectScope,
  file: ReceivedFile,
  { device_id, name, label_ids = [] }: { device_id: number; name: string; label_ids?: number[] },
  repeatable: Repeatable | null,
) =>
  keptOnce([{ file }], () =>
    holding(scope, async (held) => {
      const read = async (id: number) =>
        (await sql.listOfDevice(held.tx, held.scope, device_id)).find((each) => each.id === id) ??
        refuse('DOCUMENT_NOT_FOUND')
      const create = async () => {
        await takeRoom(held, file.size_bytes)
        const id = await insert(held, file, name, { context: 'DEVICE', device_id })
        await labelDocument(held, id, label_ids)
        const added = await read(id)
        await record(held, creation(added))
        return added
      }
      const { row, isRepeated } = await onceRead(held.tx, scope, repeatable, { create, idOf: ({ id }) => id, read })
      return { answer: show(scope, row), isRepeated }
    }),
  )

const insert = async (held: Held, file: ReceivedFile, name: string, place: sql.Attachment): Promise<number> => {
  const stored = { stored_file_id: await keepFile(held.tx, file), size_bytes: file.size_bytes }
  return sql.insertDocument(held, { ...splitFileName(name), folder_id: null, is_private: false, ...stored, ...place })
}

/** Files a paper with an intervention, or a study with its file: it takes none of the booklet's room. Answers what the journal should say. */
export const attachFile = async (
  held: Held,
  file: ReceivedFile,
  name: string,
  place: Exclude<sql.Attachment, { context: 'DEVICE' }>,
): Promise<Deed> => {
  const id = await insert(held, file, name, place)
  const group = place.context === 'INTERVENTION' ? { file_group: place.file_group } : {}
  return { action: 'CREATED', model: 'File', id, changes: created({ name, ...group }) }
}

/** Removes a file of a device; those of the product's sheet stay. */
export const detachFromDevice = (scope: ProjectScope, deviceId: number, documentId: number): Promise<void> =>
  holding(scope, async (held) => {
    const rows = await sql.listOfDevice(held.tx, held.scope, deviceId)
    const row = rows.find(({ id }) => id === documentId) ?? refuse('DOCUMENT_NOT_FOUND')
    await record(held, ...(await removeRows(held, [row])))
  })

/** Takes a paper from an intervention of the project; answers what the journal should say. */
export const detachFromIntervention = async (held: Held, interventionId: number, id: number): Promise<Deed> => {
  const row = (await sql.deleteOfIntervention(held, interventionId, id)) ?? refuse('DOCUMENT_NOT_FOUND')
  const told = { name: fullFileName(row), file_group: row.file_group }
  return { action: 'DELETED', model: 'File', id: row.id, changes: deleted(told) }
}

/** Puts a received file on the sheet of a product, which its caller holds. */
export const attachToProduct = async (held: Administering, productId: number, file: ReceivedFile, name: string) => {
  const stored = { stored_file_id: await keepFile(held.tx, file), size_bytes: file.size_bytes }
  return readOfProduct(
    held,
    productId,
    await sql.insertOfProduct(held, productId, { ...splitFileName(name), ...stored }),
  )
}
/** One file of a sheet, as its list shows it. */
export const readOfProduct = async (held: Administering, productId: number, id: number) => {
  const rows = await sql.listOfProduct(held.tx, productId)
  return show(held.scope, rows.find((row) => row.id === id) ?? refuse('DOCUMENT_NOT_FOUND'))
}

/** Answers what it was called. */
export const detachFromProduct = async (held: Administering, productId: number, id: number): Promise<string> => {
  const rows = await sql.listOfProduct(held.tx, productId)
  const row = rows.find((each) => each.id === id) ?? refuse('DOCUMENT_NOT_FOUND')
  await sql.deleteOfProduct(held, productId, id)
  return fullFileName(row)
}

type FromOutside = { name: string; creator_name: string; device_id: number | null; label: string | null }
/** A paper that somebody without an account brings: with a device, or at the root of the folders under a name that is free. */
export const attachFromOutside = async (
  held: Held,
  file: ReceivedFile,
  { name, creator_name, device_id, label }: FromOutside,
): Promise<void> => {
  await takeRoom(held, file.size_bytes)
  const free = device_id === null ? await freeAtRoot(held, name) : name
  const id = await sql.insertDocument(held, {
    ...splitFileName(free),
    folder_id: null,
    is_private: false,
    stored_file_id: await keepFile(held.tx, file),
    size_bytes: file.size_bytes,
    creator_name,
    ...(device_id !== null && { context: 'DEVICE' as const, device_id }),
  })
  await labelByCode(held, id, label)
  await record(held, { action: 'CREATED', model: 'File', id, changes: created({ name: free, from: creator_name }) })
}

/** Keeps a received file at the root of the folders, under a label and a name that is free. Answers its id. */
export const attachLabelled = async (
  held: Held,
  file: ReceivedFile,
  { name, label, valid_until }: { name: string; label: string; valid_until: string | null },
): Promise<number> => {
  await takeRoom(held, file.size_bytes)
  const free = await freeAtRoot(held, name)
  const stored = { stored_file_id: await keepFile(held.tx, file), size_bytes: file.size_bytes }
  const id = await sql.insertDocument(held, {
    ...splitFileName(free),
    folder_id: null,
    is_private: false,
    valid_until,
    ...stored,
  })
  await labelByCode(held, id, label)
  await record(held, { action: 'CREATED', model: 'File', id, changes: created({ name: free, valid_until }) })
  return id
}

const freeAtRoot = async (held: Held, name: string): Promise<string> => {
  const taken = new Set((await sql.listNamesIn(held, null)).map((each) => each.toLowerCase()))
  const isTaken = (one: string) => taken.has(one.toLowerCase())
  return isTaken(name) ? freeName(name, isTaken) : name
}

const labelByCode = async (held: Held, id: number, label: string | null): Promise<void> => {
  const labels = label === null ? [] : (await sql.listLabels(held.tx)).filter(({ code }) => code === label)
  await labelDocument(
    held,
    id,
    labels.map((each) => each.id),
  )
}

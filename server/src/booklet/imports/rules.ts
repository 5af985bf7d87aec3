import type { Readable } from 'node:stream'
import type { BookletModel } from '@logis/contract/booklet.package'
import type { Certificate } from '@logis/contract/certificates'
import type { ImportReport } from '@logis/contract/booklet.imports'
import { envelopeSource } from '@logis/contract/devices.rules'
import type { Call } from '#platform/call.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { deleteFile, receiveFile, type ReceivedFile } from '#platform/files.ts'
import { lookedAtApart } from '#platform/files/archives.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { projectScope } from '#platform/gate.ts'
import { holding, type Held, type InProject } from '#platform/holding.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { readCertificate } from '../../certificates/parsing/rules.ts'
import { keepBrought } from '../../certificates/rules.ts'
import { createDevices } from '../../devices/rules.ts'
import { attachImported } from '../../documents/imports/rules.ts'
import { putInForce, readBroughtStudy } from '../../studies/files/rules.ts'
import type { Study } from '../../studies/parsing/rules.ts'
import { exportedOf } from '../model/rules.ts'
import { bookletPolicy } from '../policy.ts'
import { changeTrigger, noteHandover, noteWork, sayOf } from '../rules.ts'
import { readPackage, type Package } from '../packages/rules.ts'
import { planOf, type Plan } from '../plans/rules.ts'
import { productsOf } from './sql.ts'

const perPerson: Limit = { name: 'booklet-imports', times: 30, seconds: 3600 }

/** Before a byte is taken. */
export const reachToImport = async (call: Call, residenceId: number): Promise<ProjectScope> => {
  const scope = await projectScope(call, residenceId, bookletPolicy.needs.write)
  bookletPolicy.demand(scope, 'write', null)
  await demandLimit(perPerson, String(scope.actor.userId))
  return scope
}

/** What of a package has to be read before a home is held: the study in force, and the file of its energy certificate. */
type Readings = { study: Brought<Study> | undefined; certificate: Brought<Certificate> | undefined }
type Brought<T> = { file: BookletModel['files'][number]; read: T }

const readingsOf = async (pack: Package): Promise<Readings> => {
  const { files } = pack.model
  const read = async <T>(
    file: BookletModel['files'][number] | undefined,
    reader: (bytes: Readable) => Promise<T>,
  ): Promise<Brought<T> | undefined> => {
    if (!file) return undefined
    try {
      return { file, read: await reader(pack.fileAt(file.path).open()) }
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
  return {
    study: await read(
      files.find(({ of }) => of === 'STUDY'),
      readBroughtStudy,
    ),
    certificate: await read(
      // A home has one in force; it came after those whose place it took, and files stand in the order in which they came.
      files.findLast(({ of, name, labels }) => of === 'HOME' && labels.includes('R_DPE') && /\.xml$/i.test(name)),
      async (bytes) => (await readCertificate(bytes)).certificate,
    ),
  }
}

const homeOf = async (on: Db | Tx, place: InProject, { model }: Package, { study }: Readings) => ({
  model: (await exportedOf(on, place)).model,
  productOf: await productsOf(on, model.devices),
  isStudy: ({ path }: BookletModel['files'][number]) => study?.file.path === path,
})

const reportOf = ({ model, exportedAt }: Package, { entries }: Plan, is_taken: boolean): ImportReport => ({
  home: model.home.name,
  exported_at: exportedAt,
  is_taken,
  entries,
})

/** Proves a package, and tells what would come of it or does it: all of it, or nothing. */
export const importPackage = (scope: ProjectScope, zip: ReceivedFile, dryRun: boolean): Promise<ImportReport> =>
  lookedAtApart(zip, async (file) => {
    const pack = await readPackage(file)
    const readings = await readingsOf(pack)
    const plan = planOf(pack.model, await homeOf(db, scope, pack, readings))
    return dryRun ? reportOf(pack, plan, false) : take(scope, pack, plan, readings)
  })

/** Files are stored before the home is held, which then decides anew what it lacks: two imports at once bring a thing once. */
const take = async (scope: ProjectScope, pack: Package, first: Plan, readings: Readings): Promise<ImportReport> => {
  const received = new Map<number, ReceivedFile>()
  const receive: Receive = async (file) => {
    const taken = received.get(file.id) ?? (await receiveFile(pack.fileAt(file.path).open()))
    received.set(file.id, taken)
    return taken.sha256.toString('hex') === file.sha256
      ? taken
      : refuse('PACKAGE_REFUSED', { errors: { file: [{ code: 'wrong_hash' }] } })
  }
  const kept = () => [...received.values()].map((file) => ({ file }))
  try {
    for (const file of first.files) await receive(file)
  } catch (error) {
    await Promise.all(kept().map(({ file }) => deleteFile(file.storage_key)))
    throw error
  }
  // What another import has brought meanwhile is stored a second time, and goes again.
  return keptOnce(kept(), async () => {
    const answer = await holding(scope, async (held) => {
      bookletPolicy.demand(held.scope, 'write', null)
      const plan = planOf(pack.model, await homeOf(held.tx, held, pack, readings))
      await make(held, plan, readings, receive)
      return reportOf(pack, plan, true)
    })
    return { answer, isRepeated: true }
  })
}

type Receive = (file: Plan['files'][number]) => Promise<ReceivedFile>

const make = async (held: Held, plan: Plan, readings: Readings, receive: Receive) => {
  const deviceIds = await makeDevices(held, plan)
  const fileIds = await makeFiles(held, plan, readings, receive, deviceIds)
  if (plan.trigger) await changeTrigger(held, plan.trigger)
  for (const { item, part, answer } of plan.answers)
    await sayOf(held, item, part, {
      is_not_applicable: answer.is_not_applicable,
      body: answer.body,
      document_id: answer.document && (fileIds.get(answer.document.id) ?? null),
      valid_until: answer.valid_until,
    })
  // They are listed from the last to the first.
  for (const { done_on, description, company_name, touched, documents } of plan.works.toReversed()) {
    const document_ids = documents.flatMap(({ id }) => fileIds.get(id) ?? [])
    await noteWork(held, { done_on, description, company_name, touched, document_ids })
  }
  if (plan.handover) {
    const { handed_on, recipient } = plan.handover
    await noteHandover(held, { handed_on, recipient })
  }
}

/** Those of the package, by their numbers there: those that were here, and those that are made. */
type Numbered = ReadonlyMap<number, number>

const makeDevices = async (held: Held, plan: Plan): Promise<Numbered> => {
  const ids = await createDevices(
    held,
    plan.devices.map(({ device, product_id }) => ({
      product_id,
      name: device.name === device.model ? null : device.name,
      serial_number: device.serial_number,
      commissioning_date: device.commissioning_date,
      warranty_expiration_date: device.warranty_expiration_date,
      quantity: device.quantity,
      surface: device.surface,
      thickness: device.thickness,
      ...sourceOf(device, plan),
    })),
  )
  return new Map([...plan.known.devices, ...plan.devices.map(({ device }, at) => [device.id, ids[at]!] as const)])
}

const makeFiles = async (
  held: Held,
  plan: Plan,
  { study, certificate }: Readings,
  receive: Receive,
  deviceIds: Numbered,
): Promise<Numbered> => {
  const fileIds = new Map(plan.known.files)
  for (const file of plan.files) {
    const { name, folder, labels, valid_until } = file
    const received = await receive(file)
    if (file.of === 'STUDY') {
      await putInForce(held, received, { fileName: name, company_id: null }, study!.read)
      continue
    }
    const device_id = file.of === 'DEVICE' ? (deviceIds.get(plan.deviceOf(file) ?? 0) ?? null) : null
    const document_id = await attachImported(held, received, { name, folder, labels, device_id, valid_until })
    fileIds.set(file.id, document_id)
    if (certificate?.file.path === file.path) await keepBrought(held, { ...certificate.read, document_id })
  }
  return fileIds
}

/** A wall is one of the study that the package brings; a home that has its own has other walls. */
const sourceOf = ({ source }: BookletModel['devices'][number], { files }: Plan) => {
  if (!source || (source.type === envelopeSource && !files.some(({ of }) => of === 'STUDY'))) return {}
  const { type, part, index, key } = source
  return { source_type: type, source_data: { part, ...(type === envelopeSource ? { index } : { key }) } }
}

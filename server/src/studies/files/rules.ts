import { readCode } from '@logis/contract/projects.rules'
import type { ThermalStudy } from '@logis/contract/studies'
import { db, write } from '#platform/db.ts'
import { openFile, type ReceivedFile } from '#platform/files.ts'
import { keptOnce, orRemoved } from '#platform/files/papers.ts'
import { holdForJob, holdForMachine, holding, type Held } from '#platform/holding.ts'
import { once, type Repeatable } from '#platform/idempotency.ts'
import { record } from '#platform/journal.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { MachineScope, ProjectScope } from '#platform/scope.ts'
import { attachFile } from '../../documents/attachments/rules.ts'
import { tellOfStudy } from '../../notifications/rules.ts'
import { readStudy, typeOfRefused, type Study } from '../parsing/rules.ts'
import { studyPolicy } from '../policy.ts'
import { show } from '../rules.ts'
import * as sql from '../sql.ts'

type Upload = { fileName: string; company_id: number | null }

/**
 * Reads a received file and puts its study in force, once for each key. A file that is no study is refused, and kept
 * nowhere.
 */
export const attachStudy = (
  scope: ProjectScope,
  file: ReceivedFile,
  upload: Upload,
  repeatable: Repeatable | null,
): Promise<ThermalStudy> =>
  keptOnce([{ file }], async () => {
    studyPolicy.demand(scope, 'attach', null)
    const study = await withOffice(await readStudy(await openFile(file.storage_key)))
    return holding(scope, async (held) => {
      studyPolicy.demand(held.scope, 'attach', null)
      if (upload.company_id !== null && !(await sql.findOffice(held.tx, upload.company_id))) refuse('COMPANY_NOT_FOUND')
      const create = async () => ({ id: await putInForce(held, file, upload, study) })
      const { made, isRepeated } = await once(held.tx, scope, repeatable, create)
      return { answer: show((await sql.findStudy(held.tx, made.id)) ?? refuse('THERMAL_STUDY_MISSING')), isRepeated }
    })
  })

/** A study that was read becomes the one in force of a held home. Answers its id. */
export const putInForce = async (
  held: Held,
  file: ReceivedFile,
  { company_id, fileName }: Upload,
  study: Study,
): Promise<number> => {
  await sql.retireCurrent(held)
  const facts = { company_id, type: study.type, is_current: true, from_automatic_import: false } as const
  return insert(held, file, fileName, { ...facts, status: 'PARSED', progress: 100 }, study)
}

/** Reads the study that a package brings back. Refuses what is none. */
export const readBroughtStudy = async (bytes: AsyncIterable<Uint8Array>): Promise<Study> =>
  withOffice(await readStudy(bytes))

const insert = async (
  held: Held,
  file: ReceivedFile,
  fileName: string,
  facts: sql.NewStudy,
  study: Study | null,
): Promise<number> => {
  const id = await sql.insertStudy(held, facts, study)
  await record(held, await attachFile(held, file, fileName, { context: 'THERMAL_STUDY', thermal_study_id: id }))
  return id
}

/** The office of the portal that has the SIRET of the file. */
const withOffice = async (study: Study): Promise<Study> => {
  const { office } = study.proposals
  const company = office?.siret ? await sql.findOfficeBySiret(db, office.siret) : undefined
  return office && company ? { ...study, proposals: { ...study.proposals, office: { ...office, company } } } : study
}

type Sent = {
  residence_code?: string | undefined
  contract_number?: string | undefined
  company_uuid?: string | undefined
  office_uuid: string
}

/**
 * A machine's study: kept at once, read by a job. Until it is read, the study in force stays so; without one, its own
 * reading shows.
 */
export const importStudy = (
  scope: MachineScope,
  file: ReceivedFile,
  { fileName, ...sent }: Sent & { fileName: string },
): Promise<ThermalStudy> =>
  orRemoved([{ file }], async () => {
    const project = (await findProject(sent)) ?? refuse('RESIDENCE_NOT_FOUND')
    const office = (await sql.findOfficeByUuid(db, sent.office_uuid)) ?? refuse('COMPANY_NOT_FOUND')
    return write(async (tx) => {
      const held = await holdForMachine(tx, scope, project.id)
      const is_current = (await sql.findCurrent(tx, held)) === undefined
      const facts = { company_id: office.id, type: 'RE2020', is_current, from_automatic_import: true } as const
      const id = await insert(held, file, fileName, { ...facts, status: 'PARSING', progress: 0 }, null)
      await enqueue(tx, readStudyJob, { study_id: id }, { key: `${id}` })
      return show((await sql.findStudy(tx, id)) ?? refuse('THERMAL_STUDY_MISSING'))
    })
  })

const findProject = ({ residence_code, contract_number, company_uuid }: Sent) => {
  if (!residence_code) return sql.findByContract(db, contract_number ?? '', company_uuid ?? '')
  const code = readCode(residence_code)
  return code ? sql.findByCode(db, code) : undefined
}

/** Reads the file of a study that a machine sent. Safe to repeat: a study that was read is left alone. */
export const parseStored = async ({ study_id }: { study_id: number }): Promise<void> => {
  const study = await sql.findStudy(db, study_id)
  const stored = await sql.findStored(db, study_id)
  if (study?.status !== 'PARSING' || !stored) return
  try {
    const read = await withOffice(
      await readStudy(told(study_id, stored.size_bytes, await openFile(stored.storage_key))),
    )
    await write(async (tx) => {
      const held = await holdForJob(tx, study.residence_id)
      const waiting = held && (await sql.lockParsing(held, study_id))
      if (!held || !waiting) return
      if (!waiting.is_current) await sql.retireCurrent(held)
      await sql.setRead(held, study_id, read.type, read)
      await tellOfStudy(tx, study_id)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error // the storage or the database: tried again
    await write(async (tx) => {
      await sql.setFailed(tx, study_id, typeOfRefused(error), error.reason)
      await tellOfStudy(tx, study_id)
    })
  }
}

/** The bytes on their way, with every tenth of them written down. */
async function* told(id: number, size: number, bytes: AsyncIterable<Uint8Array>) {
  let read = 0
  let shown = 0
  for await (const chunk of bytes) {
    read += chunk.length
    const progress = Math.min(99, Math.floor((read / Math.max(size, 1)) * 100))
    if (progress >= shown + 10) {
      shown = progress
      await sql.setProgress(db, id, progress)
    }
    yield chunk
  }
}

export const readStudyJob = jobKind<{ study_id: number }>({ name: 'studies.read', handle: parseStored })

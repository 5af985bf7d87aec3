import { cut } from '@logis/contract/cut.rules'
import { isFileName, splitFileName, tidyFileName } from '@logis/contract/documents.rules'
import { partsOf } from '@logis/contract/sortings.rules'
import { byRightsOf } from '#platform/begun.ts'
import type { Call } from '#platform/call.ts'
import { db, write } from '#platform/db.ts'
import { safeName } from '#platform/files/zip.ts'
import { companyScope, projectScope } from '#platform/gate.ts'
import { holdProject, holding, type Held } from '#platform/holding.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { log } from '#platform/log.ts'
import { mayPass } from '#platform/outage.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'
import { isDisabled } from '#platform/worksFor.ts'
import { attachStored, takeBackUntouched } from '../../documents/imports/rules.ts'
import { documentPolicy } from '../../documents/policy.ts'
import * as files from '../files/sql.ts'
import { sortingsPolicy } from '../policy.ts'
import * as sql from '../sql.ts'

/** The operation that whoever confirmed called: what is filed is told under its name. */
const filingOperation = 'sortings.startSorting'

/** How many files of a home are filed by one transaction, and how many transactions by one job. */
const atOnce = 50
const batches = 40

/**
 * Files what is ready, home by home, from where it is. Safe to repeat, and to run twice at once: a file and the document
 * that it becomes are written by one transaction, and whoever comes second finds the files that are left. Whose they are,
 * and who may file there, is asked at each home: the company may have become another.
 */
export const fileOn = async (id: number, most = batches, size = atOnce): Promise<void> => {
  for (let count = 0; count < most; count += 1) {
    const sorting = await sql.findAny(db, id)
    if (sorting?.state !== 'RUNNING') return
    const home = await files.findNextHome(db, sorting)
    if (home === undefined) return end(sorting)
    const call = await callFor(sorting)
    if (call) await step(sorting, call, home, size)
    else await refuseRest(sorting)
  }
  await write((tx) => enqueue(tx, filingOn, { sorting: id }))
}

const end = (sorting: sql.SortingRecord): Promise<void> =>
  write(async (tx) => {
    await sql.end(tx, sorting)
  })

/** Whoever confirmed it, by the rights that they have now; null once they may not write for the company any more. */
const callFor = (sorting: sql.SortingRecord): Promise<Call | null> => {
  const { filed_by_user_id: by, filed_by_impersonator_id: impersonator, company_id } = sorting
  return byRightsOf({ by, impersonator, operation: filingOperation }, async (call) => {
    await companyScope(call, company_id, sortingsPolicy.needs.open)
    return call
  })
}

const refuseRest = (sorting: sql.SortingRecord): Promise<void> =>
  write(async (tx) => {
    const reason = (await isDisabled(tx, sorting.company_id)) ? 'COMPANY_DISABLED' : 'FORBIDDEN'
    await files.refuseRest(tx, sorting, reason)
  })

/**
 * The next files of a home. What the home refuses is told with its reason, and keeps no other from being filed; where it is
 * only that whoever confirmed may not go on, the next step says so of all that are left.
 */
const step = async (sorting: sql.SortingRecord, call: Call, home: number, size: number): Promise<void> => {
  try {
    const scope = await projectScope(call, home, documentPolicy.needs.write)
    await fileNext(sorting, scope, size)
  } catch (error) {
    if (mayPass(error)) throw error // the job is tried again, from here
    if (error instanceof Refusal && !(await callFor(sorting))) return
    if (!(error instanceof Refusal)) log.error({ sorting: sorting.id, err: error }, 'a file could not be filed')
    const reason = error instanceof Refusal ? error.reason : 'INTERNAL_ERROR'
    // Of the home, not of a file: none of them will be taken.
    if (isOfHome(reason)) await write((tx) => files.refuseReady(tx, sorting, home, reason))
    else if (size > 1) await step(sorting, call, home, 1)
    else await write((tx) => files.refuseNext(tx, sorting, home, reason))
  }
}
const isOfHome = (reason: string) =>
  ['RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED', 'FORBIDDEN'].includes(reason)

const fileNext = (sorting: sql.SortingRecord, scope: ProjectScope, size: number): Promise<void> =>
  write(async (tx) => {
    const held = await holdProject(tx, scope)
    // A home that has gone to another company meanwhile is none of this one's.
    if (!(await files.isOfCompany(held, sorting))) refuse('RESIDENCE_NOT_FOUND')
    for (const file of await files.holdReady(held, sorting, size)) await fileOne(held, file)
  })

const fileOne = async (held: Held<ProjectScope>, file: files.ReadyFile): Promise<void> => {
  if (await files.isThereNow(held, file.stored_file_id)) {
    await files.setExisting(held.tx, file.id)
    return
  }
  const { path, folder, label, valid_until } = file
  const id = await attachStored(held, file, {
    name: nameOf(path),
    folder,
    labels: label === null ? [] : [label],
    valid_until,
  })
  await files.setFiled(held.tx, file.id, id)
}

/** The name that a file is kept under: its own, as far as any system takes it. */
const nameOf = (path: string): string => {
  const { name, extension } = splitFileName(safeName(partsOf(path).name).normalize('NFC'))
  const whole = tidyFileName(extension ? `${cut(name, 200)}.${cut(extension, 50)}` : cut(name, 250))
  return isFileName(whole) ? whole : `Document${extension ? `.${cut(extension, 50)}` : ''}`
}

/** Takes back what was filed last, home by home, but for what somebody has touched since, or may not be written on any more. */
export const takeBack = async (scope: CompanyScope, sorting: sql.SortingRecord): Promise<void> => {
  const filed = Map.groupBy(await files.listFiled(db, sorting), ({ residence_id }) => residence_id)
  for (const home of filed.keys()) {
    try {
      const project = await projectScope(scope.call, home, documentPolicy.needs.write)
      await holding(project, (held) => takeBackFrom(held, sorting))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

const takeBackFrom = async (held: Held<ProjectScope>, sorting: sql.SortingRecord): Promise<void> => {
  const rows = await files.listFiled(held.tx, sorting, held.residenceId)
  await takeBackUntouched(
    held,
    rows.map(({ document_id }) => document_id),
    filingOperation,
    (going) => {
      const ids = new Set(going)
      return files.takeBack(
        held.tx,
        rows.filter(({ document_id }) => ids.has(document_id)).map(({ id }) => id),
      )
    },
  )
}

export const filingOn = jobKind<{ sorting: number }>({
  name: 'sortings.file',
  handle: ({ sorting }) => fileOn(sorting),
})

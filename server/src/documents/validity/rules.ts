import { endingDays } from '@logis/contract/certificates.rules'
import { addDays } from '@logis/contract/days.rules'
import { validityIn, type SaidOfValidity } from '@logis/contract/documents.validity.rules'
import { buffer } from 'node:stream/consumers'
import { today } from '#platform/clock.ts'
import { db, write } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { openFile } from '#platform/files.ts'
import { holdForJob } from '#platform/holding.ts'
import { firstPages, largestRead } from '#platform/pdf/reading.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { tellOfValidity } from '../../notifications/rules.ts'
import { findDocument } from '../sql.ts'
import * as sql from './sql.ts'

/** Tells companies of papers that soon count no more, once for each end. Safe to repeat, and to run twice at once. */
export const tellEnding = async (): Promise<void> => {
  const day = today()
  await eachByItself(await sql.listEnding(db, day, addDays(day, endingDays)), (ending) =>
    write(async (tx) => {
      const held = await holdForJob(tx, ending.residence_id)
      if (held && (await sql.keepTold(held, ending))) await tellOfValidity(held, ending.id, ending.valid_until)
    }),
  )
}

/** What the text of a paper says of its time; nothing of one that is no PDF, or too large to be read while somebody waits. */
export const readValidity = async (scope: ProjectScope, id: number): Promise<SaidOfValidity | null> => {
  const paper = (await findDocument(db, scope, id)) ?? refuse('DOCUMENT_NOT_FOUND')
  if (paper.mime_type !== 'application/pdf' || paper.size_bytes > largestRead) return null
  return validityIn(await firstPages(await buffer(await openFile(paper.storage_key))))
}

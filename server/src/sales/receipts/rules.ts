import { db } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { receiptName, receiptSheet } from './pdf.ts'
import * as sql from './sql.ts'

/** Nobody reads another's, administrators included: the feed of the home tells them. */
const demandSelf = ({ actor }: UserScope, userId: number) => {
  if (actor.userId !== userId) refuse('USER_NOT_FOUND')
}

export const listReceipts = (scope: UserScope, userId: number) => {
  demandSelf(scope, userId)
  return sql.listReceipts(db, userId)
}

export const downloadReceipt = async (scope: UserScope, userId: number, id: number) => {
  demandSelf(scope, userId)
  if (!(await sql.isSideOf(db, id, userId))) refuse('SALE_NOT_FOUND')
  const receipt = (await sql.findReceipt(db, id)) ?? refuse('SALE_NOT_FOUND')
  return {
    name: receiptName(receipt, scope.locale),
    mimeType: 'application/pdf',
    bytes: receiptSheet(receipt, scope.locale),
  }
}

import type { ListRequest } from '@logis/contract/lists'
import type { Trade } from '@logis/contract/trades'
import type { tradeList } from '@logis/contract/trades.lists'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import type { Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { tradePolicy } from './policy.ts'
import * as sql from './sql.ts'

const show = (scope: AdministratorScope, row: sql.TradeRow): Trade => ({
  ...row,
  cannot: tradePolicy.cannot(scope, row),
})

/** ADMIN-07. */
export const listTrades = async (
  scope: AdministratorScope,
  request: ListRequest<typeof tradeList>,
): Promise<Listed<Trade>> => {
  const { data, meta } = await sql.listTrades(request)
  return { data: data.map((row) => show(scope, row)), meta }
}

const read = async (held: Administering, id: number): Promise<sql.TradeRow> =>
  (await sql.readTrade(held, id)) ?? refuse('JOB_NOT_FOUND')

/** Held first and read then: what others have committed meanwhile is seen. */
const hold = async (held: Administering, id: number): Promise<sql.TradeRow> => {
  if (!(await sql.holdTrade(held, id))) refuse('JOB_NOT_FOUND')
  return read(held, id)
}

const told = ({ code, name_fr, name_en, archived }: sql.TradeRow) => ({ code, name_fr, name_en, archived })

export const createTrade = (scope: AdministratorScope, trade: sql.NewTrade): Promise<Trade> =>
  administering(scope, async (held) => {
    const id = await sql.insertTrade(held, trade)
    const changes = created(trade)
    await recordAdministration(held, { action: 'CREATED', model: 'Trade', id, name: trade.name_fr, changes })
    return show(scope, await read(held, id))
  })

type TradeEdit = { [K in keyof ReturnType<typeof told>]?: ReturnType<typeof told>[K] | undefined }

/** What is absent stays as it is. */
export const editTrade = (scope: AdministratorScope, id: number, edit: TradeEdit): Promise<Trade> =>
  administering(scope, async (held) => {
    const before = await hold(held, id)
    const after = {
      id,
      code: edit.code ?? before.code,
      name_fr: edit.name_fr ?? before.name_fr,
      name_en: edit.name_en ?? before.name_en,
      archived: edit.archived ?? before.archived,
    }
    await sql.updateTrade(held, after)
    const changes = changesBetween(before, after)
    await recordAdministration(held, { action: 'UPDATED', model: 'Trade', id, name: after.name_fr, changes })
    return show(scope, { ...before, ...after })
  })

export const deleteTrade = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const trade = await hold(held, id)
    tradePolicy.demand(scope, 'delete', trade)
    await sql.deleteTrade(held, id)
    const changes = deleted(told(trade))
    await recordAdministration(held, { action: 'DELETED', model: 'Trade', id, name: trade.name_fr, changes })
    return undefined
  })

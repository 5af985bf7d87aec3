import type { AttributeChange } from '@logis/contract/feed'
import type { ListRequest } from '@logis/contract/lists'
import type { Retention } from '@logis/contract/retention'
import type { retentionList } from '@logis/contract/retention.lists'
import { archivedReason, retentionNoticeDays, type RetentionAct } from '@logis/contract/retention.rules'
import { extensionCode, extensionYears, retentionYears } from '@logis/contract/subscriptions.rules'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { now, today } from '#platform/clock.ts'
import { everyPage } from '#platform/csv.ts'
import { db, write, type Db, type Tx } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { noteExport } from '#platform/exports.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { listed, type Listed } from '#platform/lists.ts'
import { recordMail } from '#platform/mail.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { listAdministrators } from '../companies/members/rules.ts'
import { closePartner } from '../companies/partners/rules.ts'
import { tellOfRetention } from '../notifications/rules.ts'
import { countStaying, eraseHomes } from '../projects/erasing/rules.ts'
import { retentionPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** Today, and for how long what a company left is kept. */
export const calendar = (): sql.Calendar => ({
  day: today(),
  years: retentionYears,
  extensionCode,
  extensionYears,
  noticeDays: Math.max(...retentionNoticeDays),
})

const shower = async (scope: AdministratorScope, on: Db | Tx, ids: readonly number[]) => {
  const staying = await countStaying(on, ids, today())
  return ({ told_days, ...row }: sql.Row): Retention => ({
    ...row,
    staying_count: staying.get(row.id) ?? 0,
    cannot: retentionPolicy.cannot(scope, { told_days, state: row.state }),
  })
}

/** ADMIN-19. */
export const listRetentions = async (
  scope: AdministratorScope,
  request: ListRequest<typeof retentionList>,
): Promise<Listed<Retention>> => {
  const { data, meta } = await sql.listRetentions(request, calendar())
  const show = await shower(
    scope,
    db,
    data.map(({ id }) => id),
  )
  return { data: data.map(show), meta }
}

const read = async (scope: AdministratorScope, on: Db | Tx, id: number): Promise<Retention> => {
  const row = (await sql.findRetention(on, id, calendar())) ?? refuse('RETENTION_NOT_FOUND')
  return (await shower(scope, on, [id]))(row)
}

/** The company first, then what is true of what it left: whoever decides, holds or subscribes anew takes turns. */
const hold = async ({ tx }: Administering, id: number): Promise<sql.Row> => {
  if (!(await sql.findRetention(tx, id, calendar()))) refuse('RETENTION_NOT_FOUND')
  await sql.holdCompany(tx, id)
  return (await sql.findRetention(tx, id, calendar())) ?? refuse('RETENTION_NOT_FOUND')
}

const tell = (
  held: Administering,
  { company: { id, name } }: sql.Row,
  change: Omit<AttributeChange, 'attribute_name'>,
) =>
  recordAdministration(held, {
    action: 'UPDATED',
    model: 'Company',
    id,
    name,
    changes: [{ attribute_name: 'retention', ...change }],
  })

/** Nothing else destroys what a company left: an administrator says so, having proven just now that it is them. */
export const decideRetention = async (
  scope: AdministratorScope,
  { company_ids, act }: { company_ids: readonly number[]; act: RetentionAct },
): Promise<{ decided: number }> => {
  demandProof(scope)
  const ids = [...new Set(company_ids)].toSorted((a, b) => a - b)
  await administering(scope, async (held) => {
    for (const id of ids) await decide(held, id, act)
  })
  return { decided: ids.length }
}

const decide = async (held: Administering, id: number, act: RetentionAct): Promise<void> => {
  const row = await hold(held, id)
  retentionPolicy.demand(held.scope, act === 'ERASE' ? 'erase' : 'archive', row)
  const decision = await sql.insertDecision(held, { company_id: id, act, kept_until: row.kept_until })
  await tell(held, row, { old_value: row.state, value: act === 'ERASE' ? 'ERASING' : 'ARCHIVED' })
  if (act === 'ARCHIVE') await closePartner(held, id, archivedReason.fr)
  else await enqueue(held.tx, erasing, { decision }, { key: String(decision) })
}

export const holdRetention = (scope: AdministratorScope, id: number, reason: string): Promise<Retention> =>
  administering(scope, async (held) => {
    const row = await hold(held, id)
    retentionPolicy.demand(scope, 'hold', row)
    await sql.insertHold(held, id, reason)
    await sql.stopErasing(held.tx, id)
    await tell(held, row, { old_value: row.state, value: reason })
    return read(scope, held.tx, id)
  })

export const releaseRetention = (scope: AdministratorScope, id: number): Promise<Retention> =>
  administering(scope, async (held) => {
    const row = await hold(held, id)
    retentionPolicy.demand(scope, 'release', row)
    await sql.deleteHold(held, id)
    const after = await read(scope, held.tx, id)
    await tell(held, row, { old_value: row.hold?.reason ?? null, value: after.state })
    return after
  })

const homesAtOnce = 50

/** Erases the next homes; true while some may be left. */
const eraseSome = (decision: number): Promise<boolean> =>
  write(async (tx) => {
    const erased = await sql.holdErasing(tx, decision)
    if (!erased) return false
    const { company_id, decided_at } = erased
    // It subscribes again: what it left is its own once more.
    if (!(await sql.findRetention(tx, company_id, calendar()))) {
      await sql.stopErasing(tx, company_id)
      return false
    }
    const { erased: homes, isOver } = await eraseHomes(tx, company_id, {
      most: homesAtOnce,
      day: today(),
      decidedAt: decided_at,
    })
    if (isOver) await sql.endErasing(tx, decision)
    else if (homes.length > 0) await sql.insertErasures(tx, decision, homes)
    return !isOver
  })

/** Safe to repeat: what is erased is gone, and what was written of it stands by the same transaction. */
export const erasing = jobKind<{ decision: number }>({
  name: 'retention.erase',
  handle: async ({ decision }) => {
    while (await eraseSome(decision));
  },
})

/** Every erasure that was ever made; the security log is told. */
export const exportErasures = (scope: AdministratorScope): AsyncGenerator<sql.ErasureRow[]> => {
  let after: number | null = null
  return everyPage(
    async (paging) => {
      const rows = await sql.listErasures(db, { limit: paging.page_size, after })
      after = rows.at(-1)?.erased_residence_id ?? after
      return listed(rows, await sql.countErasures(db), paging)
    },
    (rows) => noteExport(scope, { rows }),
  )
}

/**
 * Tells the administrators of each company, sixty days before the end and fifteen, by mail and in the inbox. What was
 * late is told once, by the nearer notice; another end is told anew.
 */
export const announce = (): Promise<void> =>
  eachByItself(retentionNoticeDays.entries(), async ([index, days]) => {
    const nearer = retentionNoticeDays[index + 1]
    const above = nearer === undefined ? null : nearer + 1
    const notices = await sql.listToTell(db, calendar(), { days, above })
    await eachByItself(notices, (notice) => announceTo({ ...notice, days }))
  })

const announceTo = (notice: { company_id: number; kept_until: string; days: number }): Promise<void> =>
  write(async (tx) => {
    if (!(await sql.takeNotice(tx, { ...notice, told_at: now() }))) return
    const { company_id, kept_until, days } = notice
    for (const { id, email, locale } of await listAdministrators(tx, company_id))
      await recordMail(tx, {
        channel_code: 'RETENTION_ENDING',
        recipient: email,
        recipient_user_id: id,
        company_id,
        locale,
        facts: { kept_until },
      })
    await tellOfRetention(tx, company_id, `${kept_until}/${days}`)
  })

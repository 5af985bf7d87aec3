import { randomBytes } from 'node:crypto'
import type { SharePart } from '@logis/contract/booklet.shares'
import { shareLimits, type SharePartKind } from '@logis/contract/booklet.shares.rules'
import { db, type Db, type Tx } from '#platform/db.ts'
import { holding, type InProject } from '#platform/holding.ts'
import { created, deleted, record } from '#platform/journal.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { unpaged } from '#platform/lists.ts'
import { hashPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import { isResident, type ProjectScope } from '#platform/scope.ts'
import { exportedOf, type PackedFile } from '../model/rules.ts'
import { sharePolicy } from '../policy.ts'
import * as sql from './sql.ts'

const perMaker: Limit = { name: 'booklet-shares', times: 40, seconds: 3600 }

const kinds = {
  DEVICE: 'NOTICES',
  PRODUCT: 'NOTICES',
  STUDY: 'STUDY',
  INTERVENTION: 'INTERVENTIONS',
} as const satisfies Record<string, SharePartKind>
export const kindOf = ({ row }: PackedFile): SharePartKind =>
  row.of === 'HOME' || row.of === 'BUILDING' ? (row.folder_id === null ? 'ROOT' : 'FOLDER') : kinds[row.of]
/** By what a part is named in a link. */
const keyOf = (file: PackedFile): string => {
  const kind = kindOf(file)
  return kind === 'FOLDER' ? `folder-${file.row.folder_id}` : kind.toLowerCase()
}

/** What may be shared apart: what leaves with a booklet, which is never private. */
const partsOf = (files: readonly PackedFile[]): SharePart[] =>
  [...Map.groupBy(files, keyOf)].map(([key, those]) => {
    const kind = kindOf(those[0]!)
    return { key, kind, name: kind === 'FOLDER' ? those[0]!.row.folder_name : null, files_count: those.length }
  })

/** What a link shows: chosen anew each time from what leaves with the booklet, so that what became private is gone from it. */
export const sharedOf = async (on: Db | Tx, place: InProject, parts: readonly string[] | null) => {
  const exported = await exportedOf(on, place)
  const chosen = parts === null ? null : new Set(parts)
  return { exported, files: exported.files.filter((file) => chosen?.has(keyOf(file)) ?? true) }
}

export const listShares = async (scope: ProjectScope) => {
  sharePolicy.demand(scope, 'share', null)
  const { files } = await exportedOf(db, scope)
  return {
    ...unpaged(await sql.listShares(db, scope, { toResidents: isResident(scope) })),
    parts: partsOf(files),
    cannot: { share: sharePolicy.why(scope, 'share', null) },
  }
}

export type Wanted = {
  label: string
  parts?: string[] | null | undefined
  days: number
  openings_max: number
  password?: string | undefined
  email?: string | undefined
}

/** The token has 256 bits and is told once, to whoever makes the link; the database has its hash. */
export const createShare = async (scope: ProjectScope, { password, email, parts = null, ...wanted }: Wanted) => {
  sharePolicy.demand(scope, 'share', null)
  await demandLimit(perMaker, String(scope.actor.userId))
  const password_hash = password === undefined ? null : await hashPassword(password)
  return holding(scope, async (held) => {
    sharePolicy.demand(held.scope, 'share', null)
    const { files } = await exportedOf(held.tx, held)
    const known = new Set(files.map(keyOf))
    if (parts?.some((part) => !known.has(part))) refuse('BOOKLET_PART_NOT_FOUND')
    const by_owner = isResident(held.scope)
    const listed = () => sql.listShares(held.tx, held, { toResidents: by_owner })
    const others = (await listed()).filter(({ is_over }) => !is_over)
    if (others.length >= shareLimits.ofHome) refuse('BOOKLET_SHARES_TOO_MANY')
    const token = randomBytes(32).toString('base64url')
    const share = { ...wanted, parts, password_hash, email: email ?? null, by_owner, token }
    const id = await sql.insertShare(held, share)
    const changes = created({ booklet_shared: wanted.label })
    await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
    const made = (await listed()).find((one) => one.id === id) ?? refuse('RESOURCE_NOT_FOUND')
    return { ...made, token }
  })
}

/** The link, and whatever it has opened, opens nothing from the next call on. */
export const revokeShare = (scope: ProjectScope, id: number): Promise<Record<string, never>> =>
  holding(scope, async (held) => {
    sharePolicy.demand(held.scope, 'share', null)
    const toResidents = isResident(held.scope)
    const gone = (await sql.revokeShare(held, id, { toResidents })) ?? refuse('RESOURCE_NOT_FOUND')
    const changes = deleted({ booklet_shared: gone.label })
    await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
    return {}
  })

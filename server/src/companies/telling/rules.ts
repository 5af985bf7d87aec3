import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction } from '@logis/contract/feed.rules'
import type { SecurityKind } from '@logis/contract/security.rules'
import { administering, recordAdministration } from '#platform/administering.ts'
import { write, type Tx } from '#platform/db.ts'
import { administratorScope, proveCompanyAgain } from '#platform/gate.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { note, type SecurityFacts } from '#platform/securityLog.ts'
import { findCompanyName } from '../members/sql.ts'

/** What was changed of a company: the one that is acted for, or another, which is named then. */
type Deed = { company?: { id: number; name: string }; action?: ActivityAction; changes: AttributeChange[] }
type Event<K extends SecurityKind> = { kind: K } & SecurityFacts<K>

/** Says what an act changed; what changes nothing is not told. Without an event of its own, by which fields. */
export type Tell = <K extends SecurityKind>(deed: Deed, event?: Event<K>) => Promise<void>

type Recorded = Required<Omit<Deed, 'company'>> & { id: number; nameOf: () => Promise<string> }

/**
 * One transaction of an act for a company that is about the company itself: its sheet, its affiliates, whom it lets in.
 * The security log tells of it, whoever acts and in whose name; of an administrator of the portal, who is proven again,
 * the feed of administration tells from what to what (ADMIN-13). Whoever acts for the company is proven again at the
 * end, once `work` has taken the company: a picture may have been on its way for minutes.
 */
export const onCompany = <T>(scope: CompanyScope, work: (tx: Tx, tell: Tell) => Promise<T>): Promise<T> =>
  scope.actor.isAdministrator
    ? administering(administratorScope(scope.call), (held) =>
        work(
          held.tx,
          telling(held.tx, scope, async ({ action, id, nameOf, changes }) =>
            recordAdministration(held, {
              action,
              model: 'Company',
              id,
              name: await nameOf(),
              changes: changes.map(masked),
            }),
          ),
        ),
      )
    : write(async (tx) => {
        const done = await work(
          tx,
          telling(tx, scope, async () => {}),
        )
        await proveCompanyAgain(tx, scope)
        return done
      })

const telling =
  (tx: Tx, { call, companyId }: CompanyScope, recorded: (deed: Recorded) => Promise<void>): Tell =>
  async ({ company, action = 'UPDATED', changes }, event) => {
    if (changes.length === 0) return
    const id = company?.id ?? companyId
    const fields = changes.map(({ attribute_name }) => attribute_name)
    if (event) await note(tx, call, event.kind, { companyId: id, ...event })
    else await note(tx, call, 'COMPANY_CHANGED', { companyId: id, details: { action, fields } })
    const nameOf = async () => company?.name ?? (await findCompanyName(tx, id)) ?? `#${id}`
    await recorded({ action, id, nameOf, changes })
  }

/** The feed outlives people: of what names one it keeps only that it changed (decision 74). */
const personal = new Set(['owner_user', 'addresses', 'emails', 'phones', 'notes', 'picture', 'credential_contacts'])
const masked = (change: AttributeChange): AttributeChange =>
  personal.has(change.attribute_name)
    ? { ...change, old_value: change.old_value && '•••', value: change.value && '•••' }
    : change

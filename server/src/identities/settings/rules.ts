import { randomBytes } from 'node:crypto'
import type { CompanyIdentity } from '@logis/contract/identities'
import { proofName, proofPrefix } from '@logis/contract/identities.rules'
import { db, write, type Db, type Tx } from '#platform/db.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { findTexts } from '#platform/dns.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { greet, isSameIssuer, Mistrusted, reachableFor } from '#platform/openid.ts'
import { Unreachable } from '#platform/outgoing.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { seal } from '#platform/sealing.ts'
import { note } from '#platform/securityLog.ts'
import { identityPolicy } from '../policy.ts'
import { companyCode, findWayBack, openSecret, returnUrlOf, secretPurpose, signOutUrl } from '../providers/rules.ts'
import { findProvider, setOnlyWay as putOnlyWay } from '../providers/sql.ts'
import { graceDays, noteMissing } from '../watching/rules.ts'
import * as sql from './sql.ts'

/** Each asks a server of the caller's choice. */
const perCompany: Limit = { name: 'identity-checks', times: 60, seconds: 3600 }

const standingOf = async (reader: Db | Tx, scope: CompanyScope) => {
  const [row, domains] = [await findProvider(reader, scope.companyId), await sql.listDomains(reader, scope, graceDays)]
  const isTried = row !== undefined && (await hasComeBy(reader, scope, row.issuer))
  const isOnlyWay = row?.is_only_way ?? false
  // Who makes it the only way finds out as they do whether anybody has a way back.
  const what = { hasProvider: row !== undefined, isOnlyWay, isTried, hasWayBack: true, domains: domains.length }
  return { row, domains, what }
}

/** Whether somebody has come by their company's provider as it is now. */
const hasComeBy = async (reader: Db | Tx, { actor, companyId }: CompanyScope, issuer: string): Promise<boolean> =>
  (await sql.listIssuers(reader, actor.userId, companyCode(companyId))).some((known) => isSameIssuer(known, issuer))

/** How a company's people sign in, without its secret. */
export const getCompanyIdentity = async (scope: CompanyScope): Promise<CompanyIdentity> => {
  const { row, domains, what } = await standingOf(db, scope)
  const way_back = await findWayBack(scope.companyId, what.isOnlyWay ? null : scope.actor.userId)
  return {
    provider: row ? shown(row) : null,
    domains: domains.map(({ proof, ...domain }) => ({
      ...domain,
      record_name: proofName(domain.domain),
      record_value: proofPrefix + proof,
    })),
    return_url: returnUrlOf(companyCode(scope.companyId)),
    sign_out_url: signOutUrl(),
    way_back,
    cannot: identityPolicy.cannot(scope, { ...what, hasWayBack: way_back !== null }),
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof findProvider>>>
const shown = ({ preset, name, issuer, client_id, demands_second_factor, new_people_role, is_only_way }: Row) => ({
  preset,
  name,
  issuer,
  client_id,
  demands_second_factor,
  new_people_role,
  is_only_way,
})

type ProviderInput = Omit<sql.ProviderFields, 'client_secret'> & { client_secret?: string | undefined }

/**
 * Whoever names the provider says who the company's people are: from a session that was left open, nobody does. It is
 * asked who it is before anything is kept: what is written wrong is told at once.
 */
export const setProvider = async (scope: CompanyScope, input: ProviderInput): Promise<CompanyIdentity> => {
  demandProof(scope)
  await demandLimit(perCompany, String(scope.companyId))
  const before = await findProvider(db, scope.companyId)
  // A secret is for the one it was given for: it is not sent to another address.
  const isKept = before !== undefined && isSameIssuer(before.issuer, input.issuer)
  const kept = isKept && input.client_secret === undefined ? openSecret(before) : null
  const clientSecret = input.client_secret ?? kept ?? refuse('IDENTITY_SECRET_REQUIRED')
  // As the provider writes it, who will say it of everyone who comes.
  const issuer = await meet(input, clientSecret)
  const provider = { ...input, issuer }
  await write(async (tx) => {
    await hold(tx, scope)
    const replaced = await findProvider(tx, scope.companyId)
    await sql.putProvider(tx, scope, { ...provider, client_secret: sealedFor(scope, provider, replaced) })
    // Nobody has come by another provider yet.
    if (replaced?.is_only_way && !isSameIssuer(replaced.issuer, issuer)) await setOnly(tx, scope, false)
    await noteProvider(tx, scope, replaced?.issuer ?? null, issuer, changedOf(replaced, provider))
  })
  return getCompanyIdentity(scope)
}

/** What was typed, or else what is kept for this issuer by now: a colleague may have typed another one, or removed it. */
const sealedFor = ({ companyId }: CompanyScope, { client_secret, issuer }: ProviderInput, kept: Row | undefined) => {
  if (client_secret !== undefined) return seal(secretPurpose(companyId), client_secret)
  return kept && isSameIssuer(kept.issuer, issuer) ? kept.client_secret : refuse('IDENTITY_SECRET_REQUIRED')
}

const meet = ({ preset, issuer, client_id }: ProviderInput, clientSecret: string): Promise<string> =>
  greet({
    preset,
    issuer,
    clientId: client_id,
    clientSecret,
    reachable: reachableFor('company'),
    demandsSecondFactor: false,
  }).catch((error: unknown) => {
    if (error instanceof Unreachable) return refuse('IDENTITY_PROVIDER_SILENT')
    if (error instanceof Mistrusted) return refuse('IDENTITY_ISSUER_WRONG')
    throw error
  })

const changedOf = (before: Row | undefined, input: ProviderInput): string[] => {
  const { client_secret, ...rest } = input
  const changed = Object.entries(rest).filter(([name, value]) => before?.[name as keyof Row] !== value)
  return [...changed.map(([name]) => name), ...(client_secret === undefined ? [] : ['client_secret'])]
}

const noteProvider = (tx: Tx, scope: CompanyScope, from: string | null, to: string | null, fields: string[]) =>
  note(tx, scope.call, 'IDENTITY_PROVIDER_CHANGED', { companyId: scope.companyId, details: { from, to, fields } })

/** A provider may take its time to say who it is, a server of names too: whoever asked is proven again. */
const hold = async (tx: Tx, scope: CompanyScope) => {
  if (!(await sql.hold(tx, scope))) refuse('COMPANY_NOT_FOUND')
  await proveCompanyAgain(tx, scope)
}

/** Sessions that began there end at their next renewal. */
export const removeProvider = async (scope: CompanyScope): Promise<CompanyIdentity> => {
  demandProof(scope)
  await write(async (tx) => {
    await hold(tx, scope)
    const { issuer } = (await findProvider(tx, scope.companyId)) ?? refuse('IDENTITY_PROVIDER_UNKNOWN')
    await sql.deleteProvider(tx, scope)
    await noteProvider(tx, scope, issuer, null, [])
  })
  return getCompanyIdentity(scope)
}

const setOnly = async (tx: Tx, scope: CompanyScope, only: boolean) => {
  const { companyId, actor } = scope
  if (!(await putOnlyWay(tx, companyId, only, only ? actor.userId : null))) refuse('IDENTITY_WAY_BACK_MISSING')
  await note(tx, scope.call, 'IDENTITY_ONLY_WAY_CHANGED', { companyId: scope.companyId, details: { only } })
}

export const setOnlyWay = async (scope: CompanyScope, only: boolean): Promise<CompanyIdentity> => {
  demandProof(scope)
  await write(async (tx) => {
    await hold(tx, scope)
    const { what } = await standingOf(tx, scope)
    if (only || !what.hasProvider) identityPolicy.demand(scope, 'only', what)
    if (what.isOnlyWay !== only) await setOnly(tx, scope, only)
  })
  return getCompanyIdentity(scope)
}

const noteDomain = (tx: Tx, scope: CompanyScope, domain: string, state: 'ADDED' | 'PROVEN' | 'REMOVED') =>
  note(tx, scope.call, 'IDENTITY_DOMAIN_CHANGED', { companyId: scope.companyId, details: { domain, state } })

export const addDomain = async (scope: CompanyScope, domain: string): Promise<CompanyIdentity> => {
  await write(async (tx) => {
    await hold(tx, scope)
    const { what, domains } = await standingOf(tx, scope)
    if (domains.some((each) => each.domain === domain)) refuse('IDENTITY_DOMAIN_EXISTS')
    identityPolicy.demand(scope, 'add_domain', what)
    await sql.insertDomain(tx, scope, domain, randomBytes(24).toString('base64url'))
    await noteDomain(tx, scope, domain, 'ADDED')
  })
  return getCompanyIdentity(scope)
}

const findDomain = async (reader: Db | Tx, scope: CompanyScope, id: number) =>
  (await sql.listDomains(reader, scope, graceDays)).find((domain) => domain.id === id) ?? refuse('RESOURCE_NOT_FOUND')

/** Of two companies that prove one domain at once, one has it. What cannot be asked leaves all as it is. */
export const proveDomain = async (scope: CompanyScope, id: number): Promise<CompanyIdentity> => {
  await demandLimit(perCompany, String(scope.companyId))
  const { domain, proof } = await findDomain(db, scope, id)
  const texts = (await findTexts(proofName(domain))) ?? refuse('IDENTITY_DNS_SILENT')
  const isFound = texts.includes(proofPrefix + proof)
  // Gone means gone for two weeks, whoever looks (decision 157): a record that is put back is not there at once.
  if (!isFound) await noteMissing({ id, company_id: scope.companyId, domain, proof })
  await write(async (tx) => {
    await hold(tx, scope)
    const { proven_at } = await findDomain(tx, scope, id)
    if (!isFound && proven_at !== null) return
    await sql.noteCheck(tx, id, isFound ? (proven_at ?? new Date()) : null)
    if (isFound && proven_at === null) await noteDomain(tx, scope, domain, 'PROVEN')
  })
  return getCompanyIdentity(scope)
}

export const removeDomain = async (scope: CompanyScope, id: number): Promise<CompanyIdentity> => {
  await write(async (tx) => {
    await hold(tx, scope)
    const { domain } = await findDomain(tx, scope, id)
    await sql.deleteDomain(tx, scope, id)
    await noteDomain(tx, scope, domain, 'REMOVED')
  })
  return getCompanyIdentity(scope)
}

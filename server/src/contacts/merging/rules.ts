import type { Address } from '@logis/contract/addresses'
import type { CompanyContact } from '@logis/contract/contacts'
import { contactFields, entriesMax, jobsMax, phoneKey } from '@logis/contract/contacts.rules'
import { deleteContacts } from '#platform/contactInformation.ts'
import { write } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { moveTemplateContact } from '../../templates/contacts/rules.ts'
import { moveLinks } from '../links/rules.ts'
import { contactPolicy } from '../policy.ts'
import { setInformations, showContact, type Informations } from '../rules.ts'
import * as sql from '../sql.ts'

/**
 * Two contacts become the first. Its name, company, address and site stay; what the second one had besides is added, and
 * what has no place of its own is noted. Of two who merge the same ones at once, the second finds one of them gone.
 */
export const mergeContacts = (scope: CompanyScope, id: number, mergedId: number): Promise<CompanyContact> => {
  contactPolicy.demand(scope, 'write', null)
  if (id === mergedId) refuse('CONTACT_MERGE_ITSELF')
  return write(async (tx) => {
    const locked = await sql.lockContacts(tx, scope, [id, mergedId])
    const [kept, merged] = [id, mergedId].map((wanted) => locked.find((one) => one.id === wanted))
    const [before, gone] = [await sql.findContact(tx, scope, id), await sql.findContact(tx, scope, mergedId)]
    if (!kept || !merged || !before || !gone) return refuse('CONTACT_NOT_FOUND')

    const jobs = [...new Set([...before.jobs, ...gone.jobs].map((job) => job.id))]
    const together = united(before, gone)
    if (jobs.length > jobsMax || !fits(together)) refuse('CONTACT_MERGE_TOO_LONG')
    await sql.addJobs(tx, id, jobs)
    await moveLinks(tx, scope, mergedId, kept)
    await moveTemplateContact(tx, mergedId, id)
    await sql.updateContact(tx, scope, id, { company_name: before.company_name ?? gone.company_name })
    await setInformations(tx, kept.contact_information_id, together)
    await sql.deleteContact(tx, scope, mergedId)
    await deleteContacts(tx, [merged.contact_information_id])
    return showContact(scope, (await sql.findContact(tx, scope, id)) ?? refuse('CONTACT_NOT_FOUND'))
  })
}

const fits = ({ emails, phones, notes }: Informations) =>
  emails.length <= entriesMax && phones.length <= entriesMax && (notes?.length ?? 0) <= contactFields.notes.max

/** Each once, by what makes two of them the same. */
const distinct = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()

type Row = sql.CompanyContactRow

const united = (kept: Row, gone: Row): Informations => ({
  emails: distinct([...kept.emails, ...gone.emails], ({ email }) => email.toLowerCase()),
  phones: distinct([...kept.phones, ...gone.phones], ({ phone_number }) => phoneKey(phone_number) ?? phone_number),
  addresses: kept.addresses.length > 0 ? kept.addresses : gone.addresses,
  website_url: kept.website_url ?? gone.website_url,
  notes: [kept.notes, gone.notes, besides(kept, gone)].filter(Boolean).join('\n') || null,
})

/** What the second one was called, and where it was, when the first says otherwise. */
const besides = (kept: Row, gone: Row): string => {
  const differing = (mine: string | null, theirs: string | null) => (mine && theirs && mine !== theirs ? [theirs] : [])
  return [
    ...differing(kept.name, gone.name),
    ...differing(kept.company_name, gone.company_name),
    ...differing(lineOf(kept.addresses[0]), lineOf(gone.addresses[0])),
    ...differing(kept.website_url, gone.website_url),
  ].join(' · ')
}

const lineOf = (address: Address | undefined): string | null =>
  address
    ? [address.street_number, address.street_name, address.extra_infos, address.zip_code, address.city]
        .filter(Boolean)
        .join(' ')
    : null

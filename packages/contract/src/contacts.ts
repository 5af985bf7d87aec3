import { z } from 'zod'
import { address, emailEntry, phoneEntry } from './addresses.ts'
import { addressFields } from './addresses.rules.ts'
import { contactList, projectContactList } from './contacts.lists.ts'
import { tickedFlats } from './flats.ticked.ts'
import {
  contactFields,
  entriesMax,
  importMax,
  isAddressBegun,
  isAddressWhole,
  jobsMax,
  phoneField,
} from './contacts.rules.ts'
import {
  actingFor,
  cannot,
  email,
  fault,
  id,
  idParam,
  instant,
  many,
  nullableText,
  one,
  refuses,
  refuseWith,
  signedIn,
  text,
  textOf,
  whoeverSignedIn,
} from './http.ts'
import { listInput } from './lists.input.ts'

const company_id = idParam
const contact_id = idParam
const job_id = idParam
const residence_id = idParam
const building_id = idParam

/** CON-11. A trade. */
export const job = z.object({ id, code: z.string(), name: z.string() })
export type Job = z.infer<typeof job>

/** CON-09. Whom a project may need: a craftsman, a caretaker, a supplier. */
export const contact = z.object({
  id,
  name: z.string(),
  company_name: z.string().nullable(),
  jobs: z.array(job),
  emails: z.array(emailEntry),
  phones: z.array(phoneEntry),
  addresses: z.array(address),
  website_url: z.string().nullable(),
  /** For the company's own; none to residents and third parties. */
  notes: z.string().nullable(),
})
export type Contact = z.infer<typeof contact>

/** The same on the company's page. `projects_count`: the live projects that would lose it. */
export const companyContact = contact.extend({
  created_at: instant,
  projects_count: z.number().int(),
  cannot: z.object({ write: cannot }),
})
export type CompanyContact = z.infer<typeof companyContact>

/** CON-13. Nothing filled in is no address; a part of it is refused. The country is France. */
const addressInput = z
  .strictObject({
    street_number: textOf(addressFields.street_number),
    street_name: nullableText(addressFields.street_name.max),
    zip_code: nullableText(addressFields.zip_code.max),
    city: nullableText(addressFields.city.max),
    country_code: z.literal('FR').default('FR'),
    extra_infos: textOf(addressFields.extra_infos),
    region: nullableText(120),
    country_name: nullableText(120),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
  })
  .transform((given, ctx) => {
    if (!isAddressBegun(given)) return null
    if (!isAddressWhole(given)) return refuseWith(ctx, 'ADDRESS_INCOMPLETE')
    if (!addressFields.zip_code.format.pattern.test(given.zip_code!))
      ctx.addIssue({ code: 'custom', path: ['zip_code'], ...fault('zip_code') })
    return { ...given, street_name: given.street_name!, zip_code: given.zip_code!, city: given.city! }
  })

const lists = {
  emails: z.array(z.strictObject({ email, label: nullableText(80) })).max(entriesMax),
  phones: z.array(z.strictObject({ phone_number: textOf(phoneField), label: nullableText(80) })).max(entriesMax),
  addresses: z
    .array(addressInput)
    .max(1)
    .transform((given) => given.filter((each) => each !== null)),
}
const texts = { website_url: textOf(contactFields.website_url), notes: textOf(contactFields.notes) }
/** Absent, it stays; empty or null, it goes. */
const textOrKept = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null)
    .optional()
const named = {
  name: textOf(contactFields.name),
  company_name: textOf(contactFields.company_name),
  /** At least one (CON-12). */
  jobs: z
    .array(z.strictObject({ id: idParam }))
    .min(1)
    .max(jobsMax),
}

/** CON-12, CON-16. */
export const contactInput = z.strictObject({
  ...named,
  emails: lists.emails.default([]),
  phones: lists.phones.default([]),
  addresses: lists.addresses.default([]),
  ...texts,
})
export type ContactInput = z.output<typeof contactInput>

/** CON-18. What a contact is reached by, alone. */
export const contactInformations = contact.pick({
  emails: true,
  phones: true,
  addresses: true,
  website_url: true,
  notes: true,
})

const ofContact = refuses('CONTACT_NOT_FOUND')
const ofJobs = refuses('JOB_NOT_FOUND')
const lists422 = refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED')

/** CON-11. Trades, by name; the same for everyone. */
export const listJobs = whoeverSignedIn
  .route({ method: 'GET', path: '/jobs', tags: ['contacts'] })
  .input(z.object({}))
  .output(many(job))

/** CON-14. */
export const listContacts = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/contacts', tags: ['contacts'] })
  .input(z.object({ company_id, ...listInput(contactList) }))
  .output(many(companyContact).extend({ cannot: z.object({ create: cannot }) }))
  .errors(actingFor)
  .errors(lists422)

/** The same list as a spreadsheet, or as cards that any address book reads; streamed by a route of its own. */
export const exportContacts = signedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/companies/{company_id}/contacts/export', tags: ['contacts'] })
  .input(z.object({ company_id, format: z.enum(['csv', 'vcf']).default('csv'), ...listInput(contactList) }))
  .output(z.file())
  .errors(actingFor)
  .errors(lists422)
  .errors(refuses('EXPORT_TOO_LARGE', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'))

/** CON-16. */
export const createContact = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/contacts', tags: ['contacts'], successStatus: 201 })
  .input(contactInput.extend({ company_id }))
  .output(one(companyContact))
  .errors(actingFor)
  .errors(ofJobs)
  // Of one that was created under the same key, and deleted since.
  .errors(refuses('ADDRESS_INCOMPLETE', 'CONTACT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
/** Many at once, all of them or none: what was read of a file and seen before it is sent. */
export const importContacts = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/contacts/import', tags: ['contacts'], successStatus: 201 })
  .input(z.strictObject({ company_id, contacts: z.array(contactInput).min(1).max(importMax) }))
  .output(one(z.object({ created: z.number().int() })))
  .errors(actingFor)
  .errors(ofJobs)
  .errors(refuses('ADDRESS_INCOMPLETE', 'IDEMPOTENCY_KEY_REUSED'))

/** A contact that has an e-mail or a phone in common with what was asked. */
export const contactMatch = z.object({
  id,
  name: z.string(),
  company_name: z.string().nullable(),
  by: z.array(z.enum(['email', 'phone'])),
})
export type ContactMatch = z.infer<typeof contactMatch>
/** Who may be the same, told before anything is saved: for each one asked about, in order. Changes nothing. */
export const matchContacts = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/contacts/matches', tags: ['contacts'] })
  .input(
    z.strictObject({
      company_id,
      /** Left out: the contact that is being edited. */
      contact_id: idParam.optional(),
      contacts: z
        .array(
          z.strictObject({
            emails: z.array(text(254)).max(entriesMax),
            phones: z.array(text(phoneField.max)).max(entriesMax),
          }),
        )
        .min(1)
        .max(importMax),
    }),
  )
  .output(one(z.array(z.array(contactMatch))))
  .errors(actingFor)

/** CON-17. What is absent stays. A trade that is taken away leaves the projects that had it. */
export const editContact = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/contacts/{contact_id}', tags: ['contacts'] })
  .input(
    z.strictObject({
      company_id,
      contact_id,
      ...z.object(named).partial().shape,
      emails: lists.emails.optional(),
      phones: lists.phones.optional(),
      addresses: lists.addresses.optional(),
      website_url: textOrKept(contactFields.website_url.max),
      notes: textOrKept(contactFields.notes.max),
    }),
  )
  .output(one(companyContact))
  .errors(actingFor)
  .errors(ofContact)
  .errors(ofJobs)
  .errors(refuses('ADDRESS_INCOMPLETE'))
/** CON-17. It leaves every project that had it. */
export const deleteContact = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/contacts/{contact_id}',
    tags: ['contacts'],
    successStatus: 204,
  })
  .input(z.object({ company_id, contact_id }))
  .errors(actingFor)
  .errors(ofContact)

/** CON-18. */
export const getContactInformations = whoeverSignedIn
  .route({
    method: 'GET',
    path: '/companies/{company_id}/contacts/{contact_id}/contact-informations',
    tags: ['contacts'],
  })
  .input(z.object({ company_id, contact_id }))
  .output(one(contactInformations))
  .errors(actingFor)
  .errors(ofContact)
/** CON-18. All of it takes the place of what was there. */
export const setContactInformations = signedIn
  .route({
    method: 'PUT',
    path: '/companies/{company_id}/contacts/{contact_id}/contact-informations',
    tags: ['contacts'],
  })
  .input(
    contactInput
      .pick({ emails: true, phones: true, addresses: true, website_url: true, notes: true })
      .extend({ company_id, contact_id }),
  )
  .output(one(contactInformations))
  .errors(actingFor)
  .errors(ofContact)
  .errors(refuses('ADDRESS_INCOMPLETE'))

/** Two contacts become the first: its own name stays, and nothing that the second had is lost. */
export const mergeContacts = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/contacts/{contact_id}/merge', tags: ['contacts'] })
  .input(z.strictObject({ company_id, contact_id, merged_id: idParam }))
  .output(one(companyContact))
  .errors(actingFor)
  .errors(ofContact)
  .errors(refuses('CONTACT_MERGE_ITSELF', 'CONTACT_MERGE_TOO_LONG'))

const inProject = refuses('RESIDENCE_NOT_FOUND', 'SERVICE_PROVISION_REQUIRED')
const links = refuses('RESIDENCE_CANCELLED', 'CONTACT_NOT_FOUND', 'CONTACT_JOB_MISMATCH')

/** CON-15. Each with the trades that it is linked by. */
export const listProjectContacts = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/contacts', tags: ['contacts'] })
  .input(z.object({ residence_id, ...listInput(projectContactList) }))
  .output(many(contact).extend({ cannot: z.object({ write: cannot }) }))
  .errors(inProject)
  .errors(lists422)
/** CON-10. A contact of the acting company or of one above it. */
export const linkContact = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/residences/{residence_id}/contacts',
    tags: ['contacts'],
    successStatus: 201,
  })
  .input(z.strictObject({ company_id, residence_id, contact_id, job_id }))
  .output(one(contact))
  .errors(actingFor)
  .errors(inProject)
  .errors(links)
  .errors(refuses('CONTACT_LINK_EXISTS'))
/** CON-19. The contact stays by its other trades, and the company keeps it. */
export const unlinkContact = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/residences/{residence_id}/contacts/{contact_id}/jobs/{job_id}',
    tags: ['contacts'],
    successStatus: 204,
  })
  .input(z.object({ company_id, residence_id, contact_id, job_id }))
  .errors(actingFor)
  .errors(inProject)
  .errors(refuses('RESIDENCE_CANCELLED', 'CONTACT_LINK_NOT_FOUND'))
/** FLAT-16. Who is linked to every flat of a building, by the trades that every flat has: there is nothing to link of them. */
export const listFlatsContacts = signedIn
  .route({ method: 'GET', path: '/buildings/{building_id}/flats/contacts', tags: ['contacts'] })
  .input(z.object({ building_id }))
  .output(one(z.array(z.object({ id, jobs: z.array(z.object({ id })) }))))
  .errors(inProject)
  .errors(refuses('RESIDENCE_CANCELLED', 'NOT_A_BUILDING'))
/** FLAT-19. To every flat of the building, all of them or none; those that have it already are counted apart. */
export const linkFlatsContact = signedIn
  .route({ method: 'POST', path: '/buildings/{building_id}/flats/contacts', tags: ['contacts'] })
  .input(z.strictObject({ building_id, contact_id, job_id, flat_ids: tickedFlats }))
  .output(one(z.object({ linked: z.number().int(), already_linked: z.number().int(), left_out: z.array(id) })))
  .errors(inProject)
  .errors(links)
  .errors(refuses('NOT_A_BUILDING', 'BUILDING_WITHOUT_FLATS'))

export const contacts = {
  listJobs,
  listContacts,
  exportContacts,
  createContact,
  importContacts,
  matchContacts,
  editContact,
  deleteContact,
  getContactInformations,
  setContactInformations,
  mergeContacts,
  listProjectContacts,
  linkContact,
  unlinkContact,
  listFlatsContacts,
  linkFlatsContact,
}

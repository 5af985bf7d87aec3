import { z } from 'zod'
import { companyRef, contactInformation, projectContactInput } from './addresses.ts'
import { bookletItems } from './booklet.rules.ts'
import { companyRoles, companyTypes } from './companies.rules.ts'
import {
  actingFor,
  boolParam,
  cannot,
  day,
  id,
  idParam,
  instant,
  many,
  one,
  refuses,
  signedIn,
  textOf,
  whoeverSignedIn,
} from './http.ts'
import { twoDecimals } from './http.rules.ts'
import { mailLevels, mailStatuses } from './invitations.rules.ts'
import { listInput } from './lists.input.ts'
import { journeyStates, projectStages } from './projects.journey.rules.ts'
import { projectList } from './projects.lists.ts'
import { projectCards, projectFields, residenceTypes } from './projects.rules.ts'
import { capabilities } from './provisions.rules.ts'

const company_id = idParam
const residence_id = idParam
const type = z.enum(residenceTypes)

/** A project in a list. */
export const projectRow = z.object({
  id,
  name: z.string(),
  type,
  is_ptg: z.boolean(),
  contract_number: z.string().nullable(),
  size: z.number().nullable(),
  created_at: instant,
  deleted_at: instant.nullable(),
  activation_date: instant.nullable(),
  credentials_sent_at: instant.nullable(),
  commissioning_date: day.nullable(),
  residence_code: z.string().nullable(),
  company: z.object({ id, name: z.string() }),
  parent: z.object({ id, name: z.string() }).nullable(),
  contact_information: contactInformation.pick({ addresses: true, emails: true }),
  /** Its main photo; null when it has none. */
  picture_path: z.string().nullable(),
  cannot: z.object({ cancel: cannot }),
})

/** A project in the list of projects, with how far it has come; null where that is none of the reader's business. */
export const listedProject = projectRow.extend({
  /** Of the papers that a complete booklet holds (DOC-26). */
  expected_documents: z.object({ done: z.number().int(), total: z.number().int() }).nullable().optional(),
  stage: z.enum(projectStages).nullable().optional(),
  /** Of the home booklet: what is done of its items, and those that are not. A building and a gas passport have none. */
  booklet: z
    .object({ done: z.number().int(), total: z.number().int(), missing: z.array(z.enum(bookletItems)) })
    .nullable()
    .optional(),
})
export type ProjectRow = z.infer<typeof listedProject>

/** How far a home has come on its way to its owner. What is none of the reader's business is null. */
const journey = z.object({
  state: z.enum(journeyStates).nullable(),
  /** Of the papers that a complete booklet holds (DOC-26). */
  documents: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** The owner's invitations. */
  invitations: z
    .object({
      count: z.number().int(),
      /** The first time that any of them was opened. */
      opened_at: instant.nullable(),
      last: z
        .object({
          sent_at: instant,
          recipient: z.string(),
          status: z.enum(mailStatuses),
          level: z.enum(mailLevels).nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Who owns the home since before anybody else there, whether they activated it, and when they were last seen. */
  owner: z.object({ name: z.string(), has_activated: z.boolean(), last_connection_at: instant.nullable() }).nullable(),
})

/** A project (PRJ-26), what the reader may see of it and what is closed to them. */
export const project = projectRow.extend({
  company: companyRef.extend({ type: z.enum(companyTypes), owner_user: z.object({ username: z.string() }).nullable() }),
  contact_information: contactInformation,
  pictures_count: z.number().int(),
  documents_count: z.number().int(),
  /** The hundred that came last, for those whom the provision of documents is open to. */
  documents: z.array(z.object({ id, name: z.string(), extension: z.string(), created_at: instant })),
  /** The building's, own company's and ancestors' chain for the breadcrumbs (PRJ-25), authenticated company first. */
  breadcrumbs: z.array(z.object({ kind: z.enum(['company', 'residence']), id, name: z.string() })),
  /** D2-A04: staff of a social landlord, or acting for one. */
  tenant_context: z.boolean(),
  capabilities: z.array(z.enum(capabilities)),
  journey,
  /** It and its flats that nobody has activated. */
  to_activate: z.number().int(),
  /** Whether a map of its place may be asked for (`getMap`). */
  has_map: z.boolean(),
  /** Cards this reader sees, in order. */
  cards: z.array(z.enum(projectCards)),
  cannot: z.object({
    edit: cannot,
    cancel: cannot,
    restore: cannot,
    /** Why the code is masked or absent. */
    see_code: cannot,
    /** Who else reads the home (`listReaders`). */
    see_readers: cannot,
    invite: cannot,
    invite_tenant: cannot,
    /** In the name of the company's owner account (FLAT-08). */
    activate: cannot,
    apply_template: cannot,
    set_commissioning_date: cannot,
    download_credentials: cannot,
    renew_code: cannot,
    change_pictures: cannot,
  }),
})
export type Project = z.infer<typeof project>

const listRefusals = refuses(
  'COMPANY_NOT_FOUND',
  'COMPANY_SWITCH_NOT_ALLOWED',
  'SORT_NOT_SUPPORTED',
  'SEARCH_NOT_SUPPORTED',
)
const projectRefusals = { ...actingFor, ...refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED') }

const listProjectsInput = z.object({ company_id, ...listInput(projectList) })

/** PRJ-10. */
export const listProjects = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/residences', tags: ['projects'] })
  .input(listProjectsInput)
  .output(many(listedProject))
  .errors(listRefusals)

/** The same list as CSV (`;`, UTF-8 with BOM, formulas neutralised); streamed by a route of its own. */
export const exportProjects = whoeverSignedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/companies/{company_id}/residences/export', tags: ['projects'] })
  .input(listProjectsInput)
  .output(z.file())
  .errors(listRefusals)
  .errors(refuses('EXPORT_TOO_LARGE', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'))

export const projectInput = {
  name: textOf(projectFields.name),
  contract_number: textOf(projectFields.contract_number),
  size: z.number().min(0).max(999_999).transform(twoDecimals).nullish(),
}
/** PRJ-11, ruling 9. */
export const createProject = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/residences', tags: ['projects'], successStatus: 201 })
  .input(
    z.strictObject({
      company_id,
      type,
      ...projectInput,
      parent_id: idParam.nullish(),
      commissioning_date: day.nullish(),
      contact_information: projectContactInput,
    }),
  )
  .output(one(project))
  .errors(actingFor)
  .errors(refuses('RESIDENCE_PARENT_INVALID', 'IDEMPOTENCY_KEY_REUSED'))

/** PRJ-16, PRJ-26. Cancelled projects too: the page says so. */
export const getProject = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}', tags: ['projects'] })
  .input(z.object({ residence_id }))
  .output(one(project))
  .errors(refuses('RESIDENCE_NOT_FOUND'))

/** Why a company reads a home: it is its own, stands above, or was let in by the home's company. */
export const readingReasons = ['OWN', 'ABOVE', 'THIRD_PARTY'] as const
const readingCompany = companyRef.extend({
  reason: z.enum(readingReasons),
  /** Since when a third party does. */
  since: instant.nullable(),
  /** Who let a third party in; null when they are gone. */
  given_by: z.string().nullable(),
  people_count: z.number().int(),
  /** The first fifty by their names. */
  people: z.array(z.object({ id, name: z.string(), username: z.string(), role: z.enum(companyRoles) })),
})
export type ReadingCompany = z.infer<typeof readingCompany>
const projectReaders = z.object({
  companies: z.array(readingCompany),
  /** Of a building, those of its flats too, who read what is common. */
  residents_count: z.number().int(),
  residents: z.array(
    z.object({
      id,
      name: z.string(),
      username: z.string(),
      role_code: z.enum(['OWNER', 'TENANT']),
      since: instant,
      residence: z.object({ id, name: z.string() }),
    }),
  ),
})
export type ProjectReaders = z.infer<typeof projectReaders>
/** Every company and person that reads the home, and why; for those who administer it. */
export const listReaders = signedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/readers', tags: ['projects'] })
  .input(z.object({ residence_id }))
  .output(one(projectReaders))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED'))

/** A still picture of where the home stands, and the page of a map to open beside; none without a map service. */
const projectMap = z.object({ picture_path: z.string().nullable(), page_url: z.url().nullable() })
export type ProjectMap = z.infer<typeof projectMap>
export const getMap = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/map', tags: ['projects'] })
  .input(z.object({ residence_id }))
  .output(one(projectMap))
  .errors(refuses('RESIDENCE_NOT_FOUND'))

/** In tenant context the e-mails are kept when the field is absent (D2-A04). */
const contactEdit = projectContactInput.extend({ emails: projectContactInput.shape.emails.unwrap().optional() })
const { addresses, phones } = contactEdit.shape
const contactChanges = contactEdit.extend({ addresses: addresses.optional(), phones: phones.unwrap().optional() })

/**
 * PRJ-38, first half; with its contact information, the second one in the same transaction (decision 62). What is absent
 * stays, each list of the contact information by itself.
 */
export const editProject = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/residences/{residence_id}', tags: ['projects'] })
  .input(
    z.strictObject({
      company_id,
      residence_id,
      ...z.object(projectInput).partial().shape,
      parent_id: idParam.nullish(),
      contact_information: contactChanges.optional(),
    }),
  )
  .output(one(project))
  .errors(projectRefusals)
  .errors(refuses('RESIDENCE_PARENT_INVALID', 'NOT_WHILE_IMPERSONATED'))

/** CODE-05. Null empties it. */
export const setCommissioningDate = signedIn
  .route({ method: 'PATCH', path: '/residences/{residence_id}', tags: ['projects'] })
  .input(z.strictObject({ residence_id, commissioning_date: day.nullable() }))
  .output(one(project))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED'))

/** PRJ-38, second half. */
export const setProjectContact = signedIn
  .route({
    method: 'PUT',
    path: '/companies/{company_id}/residences/{residence_id}/contact-information',
    tags: ['projects'],
  })
  .input(contactEdit.extend({ company_id, residence_id }))
  .output(one(contactInformation))
  .errors(projectRefusals)
  .errors(refuses('NOT_WHILE_IMPERSONATED'))
export const getProjectContact = whoeverSignedIn
  .route({
    method: 'GET',
    path: '/companies/{company_id}/residences/{residence_id}/contact-information',
    tags: ['projects'],
  })
  .input(z.object({ company_id, residence_id }))
  .output(one(contactInformation))
  .errors(actingFor)
  .errors(refuses('RESIDENCE_NOT_FOUND'))

/** PRJ-39. Cancels: nothing is destroyed. A building takes its flats with it. */
export const cancelProject = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/residences/{residence_id}',
    tags: ['projects'],
    successStatus: 204,
  })
  .input(z.object({ company_id, residence_id }))
  .output(z.undefined())
  .errors(projectRefusals)
  .errors(refuses('RESIDENCE_HAS_ACTIVE_FLATS'))

/** ADMIN-14. Administrators alone. */
export const restoreProject = signedIn
  .route({ method: 'POST', path: '/admin/residences/{residence_id}/restore', tags: ['projects'] })
  .input(z.strictObject({ residence_id, with_flats: boolParam.default(true) }))
  .output(one(project))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_NOT_CANCELLED', 'RESIDENCE_PARENT_CANCELLED'))

/** Dated states of a project, for administrators and support. */
export const getStatesHistory = signedIn
  .route({ method: 'GET', path: '/admin/residences/{residence_id}/states-history', tags: ['projects'] })
  .input(z.object({ residence_id }))
  .output(many(z.object({ state: z.string(), created_at: instant, actor: z.string().nullable() })))
  .errors(refuses('RESIDENCE_NOT_FOUND'))

export const projects = {
  listProjects,
  exportProjects,
  createProject,
  getProject,
  getMap,
  listReaders,
  editProject,
  setCommissioningDate,
  setProjectContact,
  getProjectContact,
  cancelProject,
  restoreProject,
  getStatesHistory,
}

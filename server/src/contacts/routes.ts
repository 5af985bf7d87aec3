import { contract } from '@logis/contract/contract'
import type { contactList } from '@logis/contract/contacts.lists'
import type { ListRequest } from '@logis/contract/lists'
import { os } from '@orpc/server'
import { csvOf } from '#platform/csv.ts'
import { companyScope } from '#platform/gate.ts'
import {
  asCompany,
  asUser,
  data,
  inCompanyProject,
  inProject,
  mount,
  nothing,
  streamed,
  toRead,
  type Context,
} from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { cardsOf, contactCsv } from './list/csv.ts'
import * as list from './list/rules.ts'
import * as links from './links/rules.ts'
import { mergeContacts } from './merging/rules.ts'
import { contactPolicy, projectContactPolicy } from './policy.ts'
import * as contacts from './rules.ts'

const on = mount(contract.contacts)
const base = os.$context<Context>()
const { write } = contactPolicy.needs

const inBuilding = base.middleware(async ({ context, next }, input: { building_id: number }) =>
  next({ context: { scope: await links.reachFlats(context.call, input.building_id) } }),
)

export const contactRoutes = on.router({
  listJobs: on.listJobs.use(asUser).handler(({ context: { scope } }) => contacts.listJobs(scope)),
  listContacts: on.listContacts
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => list.listContacts(scope, input)),
  exportContacts: on.exportContacts.handler(streamed),
  createContact: on.createContact
    .use(asCompany(write))
    .handler(({ context: { scope }, input: { company_id: _, ...contact } }) =>
      data(contacts.createContact(scope, contact)),
    ),
  importContacts: on.importContacts
    .use(asCompany(write))
    .handler(({ context: { scope }, input }) => data(contacts.importContacts(scope, input.contacts))),
  matchContacts: on.matchContacts
    .use(asCompany(write))
    .handler(({ context: { scope }, input }) =>
      data(contacts.matchContacts(scope, input.contacts, input.contact_id ?? null)),
    ),
  editContact: on.editContact
    .use(asCompany(write))
    .handler(({ context: { scope }, input: { company_id: _, contact_id, ...edit } }) =>
      data(contacts.editContact(scope, contact_id, edit)),
    ),
  deleteContact: on.deleteContact
    .use(asCompany(write))
    .handler(({ context: { scope }, input }) => nothing(contacts.deleteContact(scope, input.contact_id))),
  getContactInformations: on.getContactInformations
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => data(contacts.getContactInformations(scope, input.contact_id))),
  setContactInformations: on.setContactInformations
    .use(asCompany(write))
    .handler(({ context: { scope }, input: { company_id: _, contact_id, ...informations } }) =>
      data(contacts.setContactInformations(scope, contact_id, informations)),
    ),
  mergeContacts: on.mergeContacts
    .use(asCompany(write))
    .handler(({ context: { scope }, input }) => data(mergeContacts(scope, input.contact_id, input.merged_id))),

  listProjectContacts: on.listProjectContacts
    .use(inProject(projectContactPolicy.needs.read))
    .handler(({ context: { scope }, input }) => links.listProjectContacts(scope, input)),
  linkContact: on.linkContact
    .use(inCompanyProject(projectContactPolicy.needs.write))
    .handler(({ context: { scope }, input }) => data(links.linkContact(scope, input.company_id, input))),
  unlinkContact: on.unlinkContact
    .use(inCompanyProject(projectContactPolicy.needs.write))
    .handler(({ context: { scope }, input }) => nothing(links.unlinkContact(scope, input))),
  listFlatsContacts: on.listFlatsContacts
    .use(inBuilding)
    .handler(({ context: { scope } }) => data(links.listFlatsContacts(scope))),
  linkFlatsContact: on.linkFlatsContact
    .use(inBuilding)
    .handler(({ context: { scope }, input }) => data(links.linkFlatsContact(scope, input))),
})

export const contactStreams: StreamRoute[] = [
  streamRoute<ListRequest<typeof contactList> & { company_id: number; format: 'csv' | 'vcf' }>(
    'contacts.exportContacts',
    async (call, { company_id, format, ...request }, _request, reply) => {
      const scope = await companyScope(call, company_id, toRead)
      const pages = list.exportContacts(scope, request)
      const file = format === 'vcf' ? await cardsOf(pages) : await csvOf(contactCsv, pages, call.locale)
      return reply
        .header('content-type', `text/${format === 'vcf' ? 'vcard' : 'csv'}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="contacts.${format}"`)
        .send(file)
    },
  ),
]

import type { affiliateList } from '@logis/contract/companies.lists'
import { contract } from '@logis/contract/contract'
import type { ListRequest } from '@logis/contract/lists'
import { csvRoute } from '#platform/csvRoute.ts'
import { companyScope } from '#platform/gate.ts'
import { receivePicture } from '#platform/pictures/form.ts'
import { asCompany, asStaff, data, mount, nothing, streamed, toRead } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import * as affiliates from './affiliates/rules.ts'
import * as channels from './channels/rules.ts'
import * as credentialContacts from './credentialContacts/rules.ts'
import * as installations from './installations/rules.ts'
import * as offices from './offices/rules.ts'
import { companyPolicy } from './policy.ts'
import * as companies from './rules.ts'
import * as profile from './profile/rules.ts'
import * as secondFactor from './secondFactor/rules.ts'
import * as statistics from './statistics/rules.ts'
import * as team from './team/rules.ts'
import { affiliateCsv } from './terms/csv.ts'
import * as terms from './terms/rules.ts'

const on = mount(contract.companies)
const isYes = (flag: string) => flag === '1' || flag === 'true'
const asAdministratorOf = asCompany(companyPolicy.needs.administer)

export const companyRoutes = on.router({
  getOwnCompany: on.getOwnCompany
    .use(asStaff)
    .handler(({ context: { scope } }) => data(companies.getOwnCompany(scope))),
  getCompany: on.getCompany
    .use(asStaff)
    .handler(({ context: { scope }, input }) => data(companies.getCompany(scope, input.company_id))),
  updateCompany: on.updateCompany
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input: { company_id: _, ...edit } }) => data(companies.updateCompany(scope, edit))),
  listChildren: on.listChildren
    .use(asStaff)
    .handler(({ context: { scope }, input }) => companies.listChildren(scope, input.company_id, input)),
  createChild: on.createChild
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => data(affiliates.createChild(scope, input.data))),
  deleteChild: on.deleteChild
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => nothing(affiliates.deleteChild(scope, input.child_id))),
  listCompanyChannels: on.listCompanyChannels
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => data(channels.listChannels(scope))),
  setCompanyChannel: on.setCompanyChannel
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) =>
      data(channels.setChannel(scope, input.setting_id, (input.active ?? input.is_active)!)),
    ),
  listCredentialContacts: on.listCredentialContacts
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => credentialContacts.listContacts(scope)),
  addCredentialContact: on.addCredentialContact
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input: { company_id: _, ...contact } }) =>
      data(credentialContacts.addContact(scope, contact)),
    ),
  editCredentialContact: on.editCredentialContact
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input: { company_id: _, contact_id, ...edit } }) =>
      data(credentialContacts.editContact(scope, contact_id, edit)),
    ),
  deleteCredentialContact: on.deleteCredentialContact
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => nothing(credentialContacts.deleteContact(scope, input.contact_id))),
  listParents: on.listParents
    .use(asStaff)
    .handler(({ context: { scope }, input }) => companies.listParents(scope, input.company_id)),
  listLinkedCompanies: on.listLinkedCompanies
    .use(asStaff)
    .handler(({ context: { scope }, input }) =>
      companies.listLinkedCompanies(scope, input.company_id, input.search.where.name),
    ),
  searchSharedCompanies: on.searchSharedCompanies
    .use(asStaff)
    .handler(({ context: { scope }, input }) => companies.searchSharedCompanies(scope, input.search, input.company_id)),
  getStatistics: on.getStatistics
    .use(asStaff)
    .handler(({ context: { scope }, input }) =>
      data(statistics.getStatistics(scope, input.company_id, isYes(input.children))),
    ),
  listLateBuildings: on.listLateBuildings
    .use(asStaff)
    .handler(({ context: { scope }, input }) =>
      statistics.listLateBuildings(scope, input.company_id, isYes(input.children)),
    ),
  listHandOvers: on.listHandOvers
    .use(asStaff)
    .handler(({ context: { scope }, input }) =>
      statistics.listHandOvers(scope, input.company_id, isYes(input.children)),
    ),
  getLetting: on.getLetting
    .use(asStaff)
    .handler(({ context: { scope }, input }) =>
      data(statistics.getLetting(scope, input.company_id, isYes(input.children))),
    ),
  listAffiliates: on.listAffiliates
    .use(asStaff)
    .handler(({ context: { scope }, input }) => statistics.listAffiliates(scope, input.company_id, input)),
  getAffiliateTerms: on.getAffiliateTerms
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => data(terms.getAffiliateTerms(scope))),
  exportAffiliates: on.exportAffiliates.handler(streamed),
  getInstallations: on.getInstallations
    .use(asStaff)
    .handler(({ context: { scope }, input }) => data(installations.getInstallations(scope, input.company_id))),
  listInstalledProducts: on.listInstalledProducts
    .use(asStaff)
    .handler(({ context: { scope }, input }) => installations.listInstalledProducts(scope, input.company_id, input)),
  getOfficeFigures: on.getOfficeFigures
    .use(asStaff)
    .handler(({ context: { scope }, input }) => data(offices.getOfficeFigures(scope, input.company_id))),
  listOfficeClients: on.listOfficeClients
    .use(asStaff)
    .handler(({ context: { scope }, input }) => offices.listOfficeClients(scope, input.company_id, input)),
  listCompanyTypes: on.listCompanyTypes
    .use(asStaff)
    .handler(({ context: { scope } }) => data(companies.listCompanyTypes(scope))),
  getSecondFactor: on.getSecondFactor
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => data(secondFactor.getSecondFactor(scope))),
  setSecondFactor: on.setSecondFactor
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => data(secondFactor.setSecondFactor(scope, input.is_demanded))),
  getCompanyContact: on.getCompanyContact
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => data(profile.getContact(scope))),
  setCompanyContact: on.setCompanyContact
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input: { company_id: _, ...contact } }) =>
      data(profile.setContact(scope, contact)),
    ),
  setCompanyPicture: on.setCompanyPicture.handler(streamed),
  removeCompanyPicture: on.removeCompanyPicture
    .use(asAdministratorOf)
    .handler(({ context: { scope } }) => nothing(profile.removePicture(scope))),
  listColleagues: on.listColleagues
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => team.listColleagues(scope, input)),
  listStaffInvitations: on.listStaffInvitations
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => team.listStaffInvitations(scope)),
  inviteColleague: on.inviteColleague
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => data(team.inviteColleague(scope, input))),
  withdrawInvitation: on.withdrawInvitation
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => nothing(team.withdrawInvitation(scope, input.invitation_id))),
  listRoles: on.listRoles.use(asCompany(toRead)).handler(({ context: { scope } }) => team.listRoles(scope)),
  changeRole: on.changeRole
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => data(team.changeRole(scope, input.link_id, input))),
  removeColleague: on.removeColleague
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => nothing(team.removeColleague(scope, input.link_id))),
})

export const companyStreams: StreamRoute[] = [
  csvRoute(
    'companies.exportAffiliates',
    'filiales.csv',
    affiliateCsv,
    async (call, request: { company_id: number } & ListRequest<typeof affiliateList>) =>
      terms.exportAffiliates(await companyScope(call, request.company_id, toRead), request),
  ),
  streamRoute<{ company_id: number }>('companies.setCompanyPicture', async (call, { company_id }, request) => {
    const scope = await companyScope(call, company_id, companyPolicy.needs.administer)
    return data(profile.setPicture(scope, await receivePicture(request)))
  }),
]

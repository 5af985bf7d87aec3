import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as merging from '../merging/rules.ts'
import * as partners from './rules.ts'

const on = mount(contract.partners)

export const partnerRoutes = on.router({
  listPartners: on.listPartners
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => partners.listPartners(scope, input)),
  readPartner: on.readPartner
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(partners.readPartner(scope, input.company_id))),
  createPartner: on.createPartner
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(partners.createPartner(scope, input))),
  editPartner: on.editPartner
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { company_id, ...edit } }) =>
      data(partners.editPartner(scope, company_id, edit)),
    ),
  previewMove: on.previewMove
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) =>
      data(partners.previewMove(scope, input.company_id, input.parent_id ?? null)),
    ),
  movePartner: on.movePartner
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(partners.movePartner(scope, input.company_id, input.parent_id))),
  disablePartner: on.disablePartner
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(partners.disablePartner(scope, input.company_id, input.reason))),
  enablePartner: on.enablePartner
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(partners.enablePartner(scope, input.company_id))),
  setLinkedPartners: on.setLinkedPartners
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(partners.setLinked(scope, input.company_id, input.ids))),
  previewMerge: on.previewMerge
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(merging.previewMerge(scope, input.company_id, input.into_id))),
  mergePartner: on.mergePartner
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(merging.mergePartner(scope, input.company_id, input.into_id))),
  deletePartner: on.deletePartner
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => partners.deletePartner(scope, input.company_id)),
})

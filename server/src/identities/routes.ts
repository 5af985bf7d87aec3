import { contract } from '@logis/contract/contract'
import { asCompany, asSelf, data, mount } from '#platform/routes.ts'
import * as own from './own/rules.ts'
import { identityPolicy } from './policy.ts'
import { proveIdentity } from './proofs/rules.ts'
import { listProviders } from './providers/rules.ts'
import * as companies from './settings/rules.ts'
import { finishSignIn, leaveProvider, startSignIn } from './signIn/rules.ts'

const on = mount(contract.identities)
const asAdministratorOf = asCompany(identityPolicy.needs.edit)

export const identityRoutes = on.router({
  listProviders: on.listProviders.handler(({ input }) => data(listProviders(input.domain))),
  startSignIn: on.startSignIn.handler(({ context: { call }, input }) => data(startSignIn(call, input))),
  finishSignIn: on.finishSignIn.handler(({ context: { call }, input }) =>
    data(finishSignIn(call, input.provider, input.answer)),
  ),
  proveIdentity: on.proveIdentity.handler(({ context: { call }, input }) => data(proveIdentity(call, input.code))),
  leaveProvider: on.leaveProvider.handler(({ context: { call } }) => data(leaveProvider(call))),
  listOwnIdentities: on.listOwnIdentities
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(own.listOwnIdentities(scope, input.user_id))),
  unlinkIdentity: on.unlinkIdentity
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(own.unlinkIdentity(scope, input))),
  getCompanyIdentity: on.getCompanyIdentity
    .use(asAdministratorOf)
    .handler(({ context: { scope } }) => data(companies.getCompanyIdentity(scope))),
  setCompanyProvider: on.setCompanyProvider
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input: { company_id: _, ...provider } }) =>
      data(companies.setProvider(scope, provider)),
    ),
  removeCompanyProvider: on.removeCompanyProvider
    .use(asAdministratorOf)
    .handler(({ context: { scope } }) => data(companies.removeProvider(scope))),
  setOnlyWay: on.setOnlyWay
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => data(companies.setOnlyWay(scope, input.only))),
  addDomain: on.addDomain
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => data(companies.addDomain(scope, input.domain))),
  proveDomain: on.proveDomain
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => data(companies.proveDomain(scope, input.domain_id))),
  removeDomain: on.removeDomain
    .use(asAdministratorOf)
    .handler(({ context: { scope }, input }) => data(companies.removeDomain(scope, input.domain_id))),
})

import { contract } from '@logis/contract/contract'
import { settings } from '#platform/config.ts'
import { asUser, data, mount, told } from '#platform/routes.ts'
import { listPortalProviders } from '../identities/providers/rules.ts'
import { sendSatisfaction } from './satisfactions/rules.ts'
import { getStatusSummary } from './status/rules.ts'

const on = mount(contract.portal)

const links = {
  site: settings.LINK_SITE,
  terms: settings.LINK_TERMS,
  privacy: settings.LINK_PRIVACY,
  accessibility: settings.LINK_ACCESSIBILITY,
  faq: settings.LINK_FAQ,
}

export const portalRoutes = on.router({
  getPortal: on.getPortal.handler(() =>
    data({
      links,
      finds_addresses: Boolean(settings.BAN_URL),
      identity_providers: listPortalProviders(),
    }),
  ),
  getStatusSummary: on.getStatusSummary.handler(() => data(getStatusSummary())),
  sendSatisfaction: on.sendSatisfaction
    .use(asUser)
    .handler(({ context: { scope }, input }) =>
      told(sendSatisfaction(scope, input), 'satisfaction_thanks', scope.locale),
    ),
})

import { contract } from '@logis/contract/contract'
import { settings } from '#platform/config.ts'
import { data, mount } from '#platform/routes.ts'

const on = mount(contract.portal)

const links = {
  site: settings.LINK_SITE,
  terms: settings.LINK_TERMS,
  privacy: settings.LINK_PRIVACY,
  accessibility: settings.LINK_ACCESSIBILITY,
  faq: settings.LINK_FAQ,
}

export const portalRoutes = on.router({ getPortal: on.getPortal.handler(() => data({ links })) })

import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { page } from './page.ts'
import { demandCompany } from './platform/guards.ts'

/** Invitations to many homes at once: all campaigns of a company, and one of them. */
export const campaignRoutes = (parent: () => AnyRoute) => [
  createRoute({
    getParentRoute: parent,
    path: '/invitations/$company_id',
    beforeLoad: demandCompany({ entry: 'invitations' }),
    component: page('campaigns'),
  }),
  createRoute({
    getParentRoute: parent,
    path: '/invitations/$company_id/$campaign_id',
    beforeLoad: demandCompany({ entry: 'invitations' }),
    // Nothing of the previous campaign stays on the page.
    remountDeps: ({ params }) => params,
    component: page('campaign'),
  }),
]

import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { page } from './page.ts'
import { welcomeAnyone } from './platform/guards.ts'

/** Open to everyone: where a link leads by which a booklet is shared. */
export const sharedRoute = (root: () => AnyRoute) =>
  createRoute({ getParentRoute: root, path: '/partage', beforeLoad: welcomeAnyone, component: page('shared') })

/** Open to everyone: where a mail leads that asks for a document. */
export const depositRoute = (root: () => AnyRoute) =>
  createRoute({ getParentRoute: root, path: '/depot', beforeLoad: welcomeAnyone, component: page('deposit') })

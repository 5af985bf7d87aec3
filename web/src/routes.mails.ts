import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { page } from './page.ts'
import { paths } from './paths.ts'
import { welcomeAnyone } from './platform/guards.ts'

/** Where mails lead, open to everyone: an address is confirmed, or a kind of mail ended, also by whoever has no account. */
export const mailRoutes = (root: AnyRoute) => {
  const parent = () => root
  return [
    createRoute({
      getParentRoute: parent,
      path: paths.emailValidation(),
      beforeLoad: welcomeAnyone,
      component: page('emailValidation'),
    }),
    createRoute({
      getParentRoute: parent,
      path: paths.unsubscribe(),
      beforeLoad: welcomeAnyone,
      component: page('unsubscribe'),
    }),
  ] as const
}

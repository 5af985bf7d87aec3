import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { page } from './page.ts'
import { demandNumbers, demandResident, welcomeAnyone } from './platform/guards.ts'
import { takeCode, takeInvitation } from './residents/arrival.ts'
import { roleIn } from './residents/kept.ts'

type Params = { params: { residence_id?: string } }

/** Open to everyone: where the mail of an invitation leads, and the QR code of a credential sheet. */
export const arrivalRoutes = (root: () => AnyRoute) =>
  [
    createRoute({
      getParentRoute: root,
      path: '/invitation',
      beforeLoad: (arriving) => {
        takeInvitation(arriving)
        return welcomeAnyone(arriving)
      },
      component: page('invitation'),
    }),
    createRoute({
      getParentRoute: root,
      path: '/activation',
      validateSearch: (search: Record<string, unknown>) => ({ role: roleIn(search['role']) }),
      beforeLoad: (arriving) => {
        takeCode(arriving)
        return welcomeAnyone(arriving)
      },
      component: page('activation'),
    }),
  ] as const

/** The area of those who live somewhere: their homes, each in a few parts, and their account. */
export const residentRoutes = (signedIn: AnyRoute) => {
  const residentArea = createRoute({
    getParentRoute: () => signedIn,
    id: 'resident',
    beforeLoad: demandResident,
    component: page('residentArea'),
  })

  const inArea = () => residentArea

  const myHomes = createRoute({ getParentRoute: inArea, path: '/logement', component: page('myHomes') })

  const myHome = createRoute({
    getParentRoute: inArea,
    path: '/logement/$residence_id',
    beforeLoad: ({ params }: Params) => demandNumbers(params),
    remountDeps: ({ params }) => params,
    component: page('homeFrame'),
  })
  const inHome = () => myHome
  const homeParts = [
    createRoute({ getParentRoute: inHome, path: '/', component: page('homeNow') }),
    createRoute({ getParentRoute: inHome, path: '/documents', component: page('homeDocuments') }),
    createRoute({ getParentRoute: inHome, path: '/equipements', component: page('homeEquipment') }),
    createRoute({ getParentRoute: inHome, path: '/prive', component: page('homeHousehold') }),
    createRoute({ getParentRoute: inHome, path: '/partages', component: page('homeShares') }),
    createRoute({ getParentRoute: inHome, path: '/travaux', component: page('homeWorks') }),
    createRoute({ getParentRoute: inHome, path: '/messages', component: page('homeMessages') }),
  ] as const

  const myAccount = createRoute({ getParentRoute: inArea, path: '/logement/compte', component: page('ownAccount') })
  const mySecurity = createRoute({ getParentRoute: inArea, path: '/logement/securite', component: page('ownSecurity') })

  return residentArea.addChildren([myHomes, myHome.addChildren(homeParts), myAccount, mySecurity])
}

import type { APIRequestContext } from '@playwright/test'
import { Person } from './world.ts'

type Pages = {
  username?: string
  scope?: 'partner' | 'resident'
  /** Looked at in every run. */
  always: string[]
  /** Looked at by `npm run sweep`. */
  beside: string[]
}

const absent = 'x'.repeat(43)

/** Every page of the portal, as someone who may open it; what stands in braces, `namesOf` finds. */
export const pages: Record<string, Pages> = {
  anyone: {
    always: [
      '/login',
      '/login?scope=resident&error=token-invalid',
      `/password/token/reset/${absent}`,
      '/activation',
      '/invitation',
      '/depot',
      `/partage#token=${absent}`,
    ],
    beside: ['/login/return/portail', '/logement/connexion', '/email/validation', '/desinscription', '/cession'],
  },
  hugo: {
    username: 'hugo@clairiere.example',
    always: [
      '/company/{builder}',
      '/projects/{builder}',
      '/project/files/{builder}',
      '/project/{builder}/{lilas}',
      '/accesses/{builder}',
      '/materials/labels/{builder}',
      '/account/{builder}',
      '/not-found',
    ],
    beside: [
      '/project/import/{builder}',
      '/invitations/{builder}',
      '/invitations/{builder}/{campaign}',
      '/residence-details/{lilas}',
      '/contacts/{builder}',
      '/templates/{builder}',
      '/settings/{builder}',
      '/identity/{builder}',
      '/team/{builder}',
      '/notifications/{builder}',
      '/messages/{builder}',
      '/security',
    ],
  },
  samira: {
    username: 'samira@rivages.example',
    always: [],
    beside: [
      '/company/{landlord}',
      '/projects/{landlord}',
      '/project/{landlord}/{tilleuls}',
      '/contacts/{landlord}',
      '/templates/{landlord}',
      '/settings/{landlord}',
      '/messages/{landlord}',
    ],
  },
  marie: { username: 'marie@horizon.example', always: [], beside: ['/company/{manager}', '/settings/{manager}'] },
  luc: { username: 'luc@isotherme.example', always: [], beside: ['/company/{maker}', '/settings/{maker}'] },
  otto: { username: 'otto@thermalia.example', always: [], beside: ['/company/{office}'] },
  karim: { username: 'karim@renovest.example', always: [], beside: ['/company/{renovator}'] },
  yann: {
    username: 'yann@lenoir.example',
    always: [
      '/company/{installer}',
      '/ptg/{installer}',
      '/ptg/{installer}/{passport}?ouvert={intervention}',
      '/interventions/{installer}',
      '/accesses/{installer}?liste=granted',
    ],
    beside: [],
  },
  admin: {
    username: 'admin@logis.example',
    always: ['/companies', '/company/{builder}', '/projects/{builder}', '/project/{builder}/{erables}'],
    beside: [
      '/admin/subscriptions',
      '/admin/companies',
      '/admin/companies/{builder}',
      '/admin/users',
      '/admin/manufacturers',
      '/admin/products',
      '/admin/products/requests',
      '/admin/product-classes',
      '/admin/product-labels',
      '/admin/communication-preferences',
      '/admin/trades',
      '/admin/enedis-requests',
      '/admin/energy-utilities',
      '/admin/retention',
      '/admin/residences/{erables}',
      '/admin/security',
      '/admin/emails',
      '/admin/imports',
      '/admin/feed',
    ],
  },
  support: { username: 'support@logis.example', always: [], beside: ['/admin/assistance'] },
  claire: {
    username: 'claire@foyer.example',
    scope: 'resident',
    always: [
      '/logement',
      '/logement/{erables}',
      '/logement/{erables}/partages',
      '/logement/{erables}/travaux',
      '/logement/compte',
      '/logement/999999',
    ],
    beside: [
      '/logement/{erables}/documents',
      '/logement/{erables}/equipements',
      '/logement/{erables}/prive',
      '/logement/{erables}/messages',
      '/logement/securite',
    ],
  },
}

/** The numbers that the demo world has given to what its pages are of. */
export const namesOf = async (request: APIRequestContext): Promise<Record<string, number>> => {
  const as = (reader: string) => Person.signIn(request, pages[reader]!.username!)
  const companies = { builder: 'hugo', landlord: 'samira', manager: 'marie', maker: 'luc', office: 'otto' } as const
  const found: Record<string, number> = {}
  for (const [name, reader] of Object.entries({ ...companies, renovator: 'karim', installer: 'yann' }))
    found[name] = (await as(reader)).companyId
  const [hugo, samira, yann] = [await as('hugo'), await as('samira'), await as('yann')]
  const [open] = await yann.call<{ id: number; residence_id: number }[]>(
    'GET',
    `/companies/${yann.companyId}/interventions?search[status]=IN_PROGRESS&search[type]=BOILER_INSTALLATION`,
  )
  return {
    ...found,
    lilas: (await hugo.find('Maison Les Lilas')).id,
    erables: (await hugo.find('Maison Les Érables')).id,
    tilleuls: (await samira.find('Résidence Les Tilleuls')).id,
    passport: open!.residence_id,
    intervention: open!.id,
  }
}

/** The address of a page, of this world. */
export const addressOf = (page: string, names: Record<string, number>) =>
  page.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? `no ${name}`))

import { db, write, type Tx } from '#platform/db.ts'
import { seedAccounts } from './accounts.ts'
import { seedCompanies } from './companies.ts'
import { seedDocuments } from './documents.ts'
import { seedFeed } from './feed.ts'
import { seedInvitations } from './invitations.ts'
import { seedNotifications } from './notifications.ts'
import { demoPassword, people } from './people.ts'
import { seedProjects } from './projects.ts'
import { seedResidents } from './residents.ts'
import { seedStudies } from './studies.ts'
import { seedTemplates } from './templates.ts'

/** The named people and things, by name, for the files that add to them. */
export type World = {
  tx: Tx
  users: Map<string, number>
  companies: Map<string, number>
  projects: Map<string, number>
}

export const isEmpty = async (): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

/** The demo world: one set of people and projects for the demo, the tests, the pictures and the documentation. */
export const seedWorld = (): Promise<void> =>
  write(async (tx) => {
    const users = await seedAccounts(tx)
    const companies = await seedCompanies(tx, users)
    const projects = await seedProjects(tx, companies)
    const world: World = { tx, users, companies, projects }
    for (const seed of seeds) await seed(world)
  })

/** What each noun adds to the world, in order. */
const seeds: ((world: World) => Promise<void>)[] = [
  seedDocuments,
  seedStudies,
  seedTemplates,
  seedInvitations,
  seedResidents,
  seedNotifications,
  seedFeed,
]

/** The accounts that one may sign in with, for the greeting. */
export const demoAccounts = (): string => {
  const width = Math.max(...people.map(({ username }) => username.length))
  const lines = people.flatMap(({ username, told }) => (told ? [`  ${username.padEnd(width)}  ${told}`] : []))
  return `  Comptes de démonstration, mot de passe ${demoPassword} :\n${lines.join('\n')}`
}

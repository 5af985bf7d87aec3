import { sql } from 'kysely'
import { db, write, type Tx } from '#platform/db.ts'
import { seedAccesses } from './accesses.ts'
import { seedAccounts } from './accounts.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedCompanies } from './companies.ts'
import { seedContacts } from './contacts.ts'
import { seedDevices } from './devices.ts'
import { countStorage, seedDocuments } from './documents.ts'
import { seedEnergies } from './energies.ts'
import { seedFeed } from './feed.ts'
import { seedInvitations } from './invitations.ts'
import { seedMaterialLabels } from './materialLabels.ts'
import { seedNotifications } from './notifications.ts'
import { seedPassports } from './passports.ts'
import { demoPassword, people } from './people.ts'
import { seedPictures } from './pictures.ts'
import { seedProducts } from './products.ts'
import { seedProjects } from './projects.ts'
import { seedResidents } from './residents.ts'
import { seedStudies } from './studies.ts'
import { seedTemplateContent, seedTemplates } from './templates.ts'
import { seedTold } from './told.ts'

/** The named people and things, by name, for the files that add to them. */
export type World = {
  tx: Tx
  users: Map<string, number>
  companies: Map<string, number>
  projects: Map<string, number>
}

const isEmpty = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

/**
 * The demo world, for a database that is empty: one set of people and projects for the demo, the tests, the pictures
 * and the documentation. Of several servers that start at once, one makes it and the others wait.
 */
export const seedWorld = (): Promise<void> =>
  write(async (tx) => {
    // On a slow machine the one that waits would be ended by the limit of a statement, and its server with it.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtext('demo world'))`.execute(tx)
    if (!(await isEmpty(tx))) return
    const users = await seedAccounts(tx)
    const companies = await seedCompanies(tx, users)
    const projects = await seedProjects(tx, companies)
    const world: World = { tx, users, companies, projects }
    for (const seed of seeds) await seed(world)
    await countStorage(world)
  })

/** What each noun adds to the world, in order. */
const seeds: ((world: World) => Promise<void>)[] = [
  seedDocuments,
  seedPictures,
  seedStudies,
  seedTemplates,
  seedInvitations,
  seedResidents,
  seedCampaigns,
  seedEnergies,
  seedNotifications,
  seedFeed,
  seedProducts,
  seedMaterialLabels,
  seedDevices,
  seedContacts,
  seedTemplateContent,
  seedPassports,
  seedAccesses,
  seedTold,
]

/** Whether the people of the demo world are there: it fills empty databases alone. */
export const isWorldSeeded = async (): Promise<boolean> => {
  const names = people.flatMap(({ username, told }) => (told ? [username] : []))
  const found = await db.selectFrom('users').select('id').where('username', 'in', names).execute()
  return found.length === names.length
}

/** The accounts that one may sign in with, for the greeting. */
export const demoAccounts = (): string => {
  const width = Math.max(...people.map(({ username }) => username.length))
  const lines = people.flatMap(({ username, told }) => (told ? [`  ${username.padEnd(width)}  ${told}`] : []))
  return `  Comptes de démonstration, mot de passe ${demoPassword} :\n${lines.join('\n')}`
}

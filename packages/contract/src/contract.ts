import { accounts } from './accounts.ts'
import { companies } from './companies.ts'
import { documents } from './documents.ts'
import { feed } from './feed.ts'
import { invitations } from './invitations.ts'
import { projects } from './projects.ts'
import { provisions } from './provisions.ts'
import { residents } from './residents.ts'
import { studies } from './studies.ts'
import { templates } from './templates.ts'

/** Everything that crosses the wire, noun by noun. */
export const contract = {
  accounts,
  companies,
  projects,
  provisions,
  invitations,
  residents,
  documents,
  feed,
  studies,
  templates,
}
export type Contract = typeof contract

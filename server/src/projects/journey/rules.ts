import { expectedDocuments } from '@logis/contract/documents.recommended.rules'
import { mailStatusOf } from '@logis/contract/invitations.rules'
import { journeyStateOf } from '@logis/contract/projects.journey.rules'
import type { Project } from '@logis/contract/projects'
import type { ProjectScope } from '#platform/scope.ts'
import type { ProjectRecord } from '../sql.ts'

/**
 * How far a home has come on its way to its owner. A third party works on the home: to whom mails went, and who lives
 * there, is not its business (ruling 6), nor then what is to be done next.
 */
export const journeyOf = (scope: ProjectScope, found: ProjectRecord): Project['journey'] => {
  const documents = scope.capabilities.includes('documents') ? expectedDocuments(found.label_codes) : null
  if (scope.reach === 'third_party') return { state: null, documents, invitations: null, owner: null }
  const { opened_at } = found.invitations
  const last = lastOf(found)
  const state = journeyStateOf({
    isActivated: found.activation_date !== null,
    missing: documents ? documents.total - documents.done : 0,
    emails: found.contact_information.emails.map(({ email }) => email),
    hasLeft: found.has_left_addresses,
    last,
    isOpened: opened_at !== null,
  })
  const { count } = found.invitations
  return {
    state,
    documents,
    invitations: { count, opened_at, last },
    owner: found.activation_date === null ? null : found.owner,
  }
}

const lastOf = ({ invitations: { last } }: ProjectRecord) =>
  last && {
    sent_at: last.sent_at,
    recipient: last.recipient,
    ...mailStatusOf(last.is_queued ? null : { events: last.events }),
  }

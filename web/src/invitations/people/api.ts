import type { PersonMail } from '@logis/contract/invitations'
import { useQuery } from '@tanstack/react-query'
import { asList } from '../../platform/asList.ts'
import { orpc } from '../../platform/client.ts'
import { listInputOf, type TableState } from '../../ui/tableState.ts'

export type { PersonMail }

/** What was mailed to one person, whatever it was about. */
export const usePersonMails = (user_id: number, state: TableState) =>
  useQuery({
    ...orpc.invitations.listPersonMails.queryOptions({ input: { user_id, ...listInputOf(state) } }),
    ...asList,
  })

import { useMutation, useQuery } from '@tanstack/react-query'
import { useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import type { InputOf, OutputOf } from '../platform/operations.ts'
import { saveFile } from '../platform/saveFile.ts'
import { endSession, leaving } from '../platform/session.ts'
import { clearStored } from '../platform/storage.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { t } from '../ui/texts.ts'

// Apart from `api.ts`, which the sign-in page loads: the map of what acts make stale is not for it.

/** Of which kinds the bell tells. */
export const useNotificationChoices = () =>
  useQuery({ ...orpc.notifications.getChoices.queryOptions(), meta: { tellsErrors: true } })

/** Which mails that one may do without come. */
export const useMailChoices = (user_id: number) =>
  useQuery({ ...orpc.accounts.getUserChannels.queryOptions({ input: { user_id } }), meta: { tellsErrors: true } })

export type MailChoice = OutputOf<'accounts.getUserChannels'>['data'][number]
export const useSetMailChoice = (user_id: number) =>
  useOwnAct('accounts.setUserChannels', {
    mutationFn: (setting: { id: number; active: boolean }) =>
      client.accounts.setUserChannels({ user_id, settings: [setting] }),
    toasts: true,
  })

/** All that one has here, as a file. */
export const useTakeAlong = (user_id: number) =>
  useMutation({
    mutationFn: () => client.household.takeAlong({ user_id }),
    onSuccess: (file) => saveFile(file, 'logis.zip'),
  })

export type NotificationChoice = OutputOf<'notifications.getChoices'>['data'][number]
export const useSetNotificationChoice = () =>
  useOwnAct('notifications.setChoices', {
    mutationFn: (choice: NotificationChoice) => client.notifications.setChoices({ choices: [choice] }),
    toasts: true,
  })

/** Long enough for whoever looks away from what they have done for good. */
const closedMs = 60_000

/**
 * One's own account, for good. The server has ended its sessions: nothing is left to sign out of. It is told over the
 * sign-in page, where this leads.
 */
export const useCloseAccount = () =>
  useOwnAct('accounts.deleteUser', {
    mutationFn: (input: InputOf<'accounts.deleteUser'>) => leaving(client.accounts.deleteUser(input)),
    leave: () => {
      // Before the end of the session, with which the list of what was told goes.
      tellSuccess(t('accounts.close.done'), closedMs)
      clearStored('elsewhere')
      endSession('left')
    },
  })

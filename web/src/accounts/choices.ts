import { useQuery } from '@tanstack/react-query'
import { useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import type { InputOf } from '../platform/operations.ts'

// Apart from `api.ts`, which the sign-in page loads: the map of what acts make stale is not for it.

/** Of which kinds the bell tells. */
export const useNotificationChoices = () =>
  useQuery({ ...orpc.notifications.getChoices.queryOptions(), meta: { tellsErrors: true } })

type Choice = InputOf<'notifications.setChoices'>['choices'][number]
export const useSetNotificationChoice = () =>
  useOwnAct('notifications.setChoices', {
    mutationFn: (choice: { kind: Choice['kind']; is_active: boolean }) =>
      client.notifications.setChoices({ choices: [choice] }),
    toasts: true,
  })

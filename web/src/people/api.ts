import type { Person, PersonRow } from '@logis/contract/people'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Person, PersonRow }

/** ADMIN-08. */
export const usePeople = (state: TableState) =>
  useQuery({ ...orpc.people.listPeople.queryOptions({ input: listInputOf(state) }), ...asList })
export const usePerson = (user_id: number) =>
  useQuery({ ...orpc.people.readPerson.queryOptions({ input: { user_id } }), meta: told })

/**
 * Leads to somebody beside the list of users. An address built by `paths` names no route to the router, whose
 * `component={Link}` then takes nothing at all.
 */
export const besideList = (userId: number) => ({ personne: userId }) as never

/** What somebody is called whom a list is narrowed to, where none of its rows says so; of a closed account, nothing. */
export const usePersonName = (user_id: string | undefined, isAsked: boolean): string | undefined =>
  useQuery({
    ...orpc.people.readPerson.queryOptions({ input: { user_id: Number(user_id) } }),
    enabled: user_id !== undefined && isAsked,
    meta: told,
  }).data?.data.username

export const useCreatePerson = () => useAct('people.createPerson')
export const useEditPerson = () => useAct('people.editPerson')
export const useDisablePerson = () => useAct('people.disablePerson', { evenIfRefused: true })
export const useEnablePerson = () => useAct('people.enablePerson', { evenIfRefused: true })
export const useSendPersonReset = () => useAct('people.sendPersonReset', { evenIfRefused: true })
export const useResetFactors = () => useAct('accounts.resetFactors', { evenIfRefused: true })
export const useSetGlobalRoles = () => useAct('people.setGlobalRoles', { evenIfRefused: true })
/** For good: what is personal is erased a month later. */
export const useClosePerson = () => useAct('accounts.deleteUser', { evenIfRefused: true })

/** All that is kept about somebody, as a file: for whoever asks for it without signing in. */
export const useExportPerson = () =>
  useMutation({
    mutationFn: (user_id: number) => client.accounts.exportUserData({ user_id }),
    onSuccess: ({ data }, user_id) =>
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `logis-${user_id}.json`),
  })

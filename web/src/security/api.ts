import type { SecurityEvent, StandingOut } from '@logis/contract/security'
import { useMutation, useQuery } from '@tanstack/react-query'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { SecurityEvent, StandingOut }

export const useSecurityLog = (state: TableState) =>
  useQuery({ ...orpc.security.listSecurityLog.queryOptions({ input: listInputOf(state) }), ...asList })

export const useStandingOut = () =>
  useQuery({ ...orpc.security.listStandingOut.queryOptions({ input: {} }), meta: told })

/** The log on the screen, all its pages, as JSON lines. */
export const useExportSecurityLog = (name: string) =>
  useMutation({
    mutationFn: (state: TableState) => {
      const { search, sort } = listInputOf({ ...state, page: 1 })
      return client.security.exportSecurityLog({ search, ...(sort && { sort }) })
    },
    onSuccess: (file) => saveFile(file, `${name}.jsonl`),
  })

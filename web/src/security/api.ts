import type { SecurityEvent, StandingOut } from '@logis/contract/security'
import { useQuery } from '@tanstack/react-query'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { useListExport } from '../platform/useListExport.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { SecurityEvent, StandingOut }

export const useSecurityLog = (state: TableState) =>
  useQuery({ ...orpc.security.listSecurityLog.queryOptions({ input: listInputOf(state) }), ...asList })

export const useStandingOut = () =>
  useQuery({ ...orpc.security.listStandingOut.queryOptions({ input: {} }), meta: told })

/** The log on the screen, all its pages, as JSON lines. */
export const useExportSecurityLog = (name: string) => useListExport(client.security.exportSecurityLog, `${name}.jsonl`)

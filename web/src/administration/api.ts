import type { AdministrationEntry } from '@logis/contract/administration'
import type { AnyMail } from '@logis/contract/administration.mails'
import type { PlatformFigures } from '@logis/contract/administration.figures'
import type { AdministrationModel } from '@logis/contract/administration.rules'
import { useQuery } from '@tanstack/react-query'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { AdministrationEntry, AnyMail }

/** ADMIN-13. */
export const useEntries = (state: TableState) =>
  useQuery({ ...orpc.administration.listEntries.queryOptions({ input: listInputOf(state) }), ...asList })

/** What was done to one thing, the last act first. */
export const useEntriesOf = (model_name: AdministrationModel, id: number) =>
  useQuery({
    ...orpc.administration.listEntries.queryOptions({
      input: { page: 1, page_size: 20, search: { model_name, model_id: String(id) } },
    }),
    meta: told,
  })

/** API-24: the services of others. One that is not configured is not asked: it would be refused. */
export const useOutsideServices = ({ hello_watt, invoicing }: PlatformFigures['configured']) => {
  const { getHelloWatt, getInvoicingService } = orpc.administration
  return {
    helloWatt: useQuery({ ...getHelloWatt.queryOptions({ input: {} }), enabled: hello_watt, meta: told }),
    invoicing: useQuery({ ...getInvoicingService.queryOptions({ input: {} }), enabled: invoicing, meta: told }),
  }
}

/** How the platform stands, and what waits for its administrators. */
export const usePlatformFigures = () =>
  useQuery({ ...orpc.administration.getFigures.queryOptions({ input: {} }), meta: told })

export const useAllMails = (state: TableState) =>
  useQuery({ ...orpc.administration.listMails.queryOptions({ input: listInputOf(state) }), ...asList })

/** The kinds of mails there are, by which their list is narrowed. */
export const useMailKinds = () =>
  useQuery({
    ...orpc.channels.listChannels.queryOptions({ input: { page_size: -1, search: { type: 'mail' } } }),
    meta: { tellsErrors: true },
  }).data?.data ?? []

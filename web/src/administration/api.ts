import type { AdministrationEntry } from '@logis/contract/administration'
import type { AnyIntake } from '@logis/contract/administration.intakes'
import type { AnyMail } from '@logis/contract/administration.mails'
import type { PlatformFigures } from '@logis/contract/administration.figures'
import type { AdministrationModel } from '@logis/contract/administration.rules'
import { useQuery } from '@tanstack/react-query'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { useListExport } from '../platform/useListExport.ts'
import { askedEvery } from '../platform/watched.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { AdministrationEntry, AnyIntake, AnyMail }

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

/** The kinds of mails there are, by which their list is narrowed; by the name that is read. */
export const useMailKinds = () => {
  const input = { page_size: -1, sort: `name_${useLanguage()}`, search: { type: 'mail' } }
  return (
    useQuery({ ...orpc.channels.listChannels.queryOptions({ input }), meta: { tellsErrors: true } }).data?.data ?? []
  )
}

/** The sheets of projects of all companies. */
export const useAllIntakes = (state: TableState) =>
  useQuery({
    ...orpc.administration.listIntakes.queryOptions({ input: listInputOf(state) }),
    // One that runs does not stay so for whoever leaves the page open.
    refetchInterval: askedEvery(5000, (answer) => answer?.data.some(({ state: at }) => at === 'RUNNING') ?? false),
    ...asList,
  })

/** Those on the screen, all their pages, as CSV. */
export const useExportIntakes = (name: string) => useListExport(client.administration.exportIntakes, `${name}.csv`)

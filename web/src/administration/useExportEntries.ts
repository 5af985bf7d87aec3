import { client } from '../platform/client.ts'
import { useListExport } from '../platform/useListExport.ts'

/** The feed on the screen, all its pages, as CSV. */
export const useExportEntries = (name: string) => useListExport(client.administration.exportEntries, `${name}.csv`)

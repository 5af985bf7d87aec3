import { useMutation } from '@tanstack/react-query'
import { client } from '../platform/client.ts'
import { saveFile } from '../platform/saveFile.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

/** The feed on the screen, all its pages, as CSV. */
export const useExportEntries = (name: string) =>
  useMutation({
    mutationFn: (state: TableState) => {
      const { search, sort } = listInputOf({ ...state, page: 1 })
      return client.administration.exportEntries({ search, ...(sort && { sort }) })
    },
    onSuccess: (file) => saveFile(file, `${name}.csv`),
  })

import { useMutation } from '@tanstack/react-query'
import { listInputOf, type TableState } from '../ui/tableState.ts'
import { saveFile } from './saveFile.ts'

type Asked = Pick<ReturnType<typeof listInputOf>, 'search'> & { sort?: string }

/** Saves every page of the list on the screen under this name, by its search and in its order. */
export const useListExport = (ask: (asked: Asked) => Promise<File>, fileName: string) =>
  useMutation({
    mutationFn: (state: TableState) => {
      const { search, sort } = listInputOf(state)
      return ask({ search, ...(sort && { sort }) })
    },
    onSuccess: (file) => saveFile(file, fileName),
  })

import type { Project } from '@logis/contract/projects'
import { useTranslation } from '../../ui/texts.ts'
import { run } from '../../ui/call.ts'
import { useDownloadFlatsSheets } from './api.ts'

/** CODE-22: the sheets of all the flats, or of those that are ticked, as one document. */
export const useSaveSheets = (building: Pick<Project, 'id' | 'name'>) => {
  const { t } = useTranslation()
  const download = useDownloadFlatsSheets()
  return {
    isPending: download.isPending,
    save: (ids?: readonly number[]) => {
      // A name of the system's own: what separates folders cannot be in it.
      const name = t('flatActs.sheets.file', { name: building.name.replace(/[/\\:*?"<>|]/g, ' ') })
      run(download, { residence_id: building.id, name, ...(ids && { flat_ids: ids.join(',') }) })
    },
  }
}

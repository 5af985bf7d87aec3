import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../ui/tableState.ts'
import { useExportProjects } from './api.ts'

/** The list on the screen, all its pages, as a file for a spreadsheet. */
export function ExportProjectsButton({ companyId, state }: { companyId: number; state: TableState }) {
  const { t } = useTranslation()
  const download = useExportProjects(companyId, t('projects.csv.file'))
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate(state)}
    >
      {t('projects.csv.export')}
    </Button>
  )
}

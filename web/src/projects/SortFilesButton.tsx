import { Button } from '@mantine/core'
import { IconFolders } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'

/** To the files of an archive or a folder. */
export function SortFilesButton({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      leftSection={<IconFolders size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={paths.sortFiles(companyId)} />}
    >
      {t('projects.sortFiles')}
    </Button>
  )
}

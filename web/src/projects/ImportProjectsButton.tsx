import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'

/** To the projects of a spreadsheet. */
export function ImportProjectsButton({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      leftSection={<IconTableImport size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={paths.importProjects(companyId)} />}
    >
      {t('projects.import')}
    </Button>
  )
}

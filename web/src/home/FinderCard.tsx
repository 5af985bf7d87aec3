import { useTranslation } from 'react-i18next'
import { Card } from '../ui/Card.tsx'
import { ProjectFinder } from './ProjectFinder.tsx'

export function FinderCard({ companyId, withChildren }: { companyId: number; withChildren: boolean }) {
  const { t } = useTranslation()
  return (
    <Card title={t('home.finder.title')}>
      <ProjectFinder companyId={companyId} withChildren={withChildren} />
    </Card>
  )
}

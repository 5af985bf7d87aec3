import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { Card } from '../ui/Card.tsx'
import { SharesList } from './SharesList.tsx'

/** The links by which the owner of a home shares its booklet. */
export function SharesPage() {
  const { t } = useTranslation()
  const residenceId = Number(useParams({ strict: false }).residence_id)
  return (
    <Card title={t('booklet.shares.title')}>
      <SharesList residenceId={residenceId} />
    </Card>
  )
}

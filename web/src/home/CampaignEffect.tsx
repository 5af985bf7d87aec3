import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { useCampaignEffect } from '../campaigns/api.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'

/** What the last campaign brought, by which one judges whether another is worth it; nothing where there was none. */
export function CampaignEffect({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { formatMonth } = useFormats()
  const effect = useCampaignEffect(companyId).data?.data
  if (!effect || effect.sent === 0) return null
  const { id, started_at, sent, activated } = effect
  return (
    <Link to={paths.campaign(companyId, id)}>
      {t('home.funnel.effect', {
        count: activated,
        total: sent,
        day: formatMonth(started_at, { day: 'numeric', month: 'long' }),
      })}
    </Link>
  )
}

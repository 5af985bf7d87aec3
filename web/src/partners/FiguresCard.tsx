import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import type { Partner } from './api.ts'
import classes from './Partners.module.css'

/** What the company holds. */
export function FiguresCard({ partner }: { partner: Partner }) {
  const { t } = useTranslation()
  const { formatNumber, formatSize } = useFormats()
  const { homes_count, activated_count, passports_count, homes_below_count } = partner
  return (
    <Card title={t('partners.figures.title')}>
      <Facts className={classes.figures}>
        <Fact title={t('partners.figures.homes')}>{formatNumber(homes_count)}</Fact>
        <Fact title={t('partners.figures.activated')}>{formatNumber(activated_count)}</Fact>
        {partner.children_count > 0 && (
          <Fact title={t('partners.figures.below')}>{formatNumber(homes_below_count)}</Fact>
        )}
        {partner.type === 'INSTALLER' && (
          <Fact title={t('partners.figures.passports')}>{formatNumber(passports_count)}</Fact>
        )}
        <Fact title={t('partners.figures.devices')}>{formatNumber(partner.devices_count)}</Fact>
        <Fact title={t('partners.figures.storage')}>{formatSize(partner.storage_bytes)}</Fact>
        <Fact title={t('partners.figures.since')}>{formatDate(partner.created_at)}</Fact>
        <Fact title={t('partners.field.sellsy')}>{partner.sellsy_client_id ?? '—'}</Fact>
      </Facts>
    </Card>
  )
}

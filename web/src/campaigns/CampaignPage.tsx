import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useCampaign } from './api.ts'
import { Compose } from './Compose.tsx'
import { FollowUp } from './FollowUp.tsx'
import { useCampaignsLive } from './useCampaignsLive.ts'

/** One campaign: written while it is a draft, then followed. */
export function CampaignPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const { campaign_id } = useParams({ strict: false }) as { campaign_id: string }
  const query = useSettled(useCampaign(companyId, Number(campaign_id)))
  const campaign = query.data?.data
  const isDraft = campaign?.state === 'DRAFT'
  useTopOnTurn(campaign && isDraft)
  useCampaignsLive()
  useCompanyCrumbs(
    companyId,
    { label: t('campaigns.title'), to: paths.campaigns(companyId) },
    ...(campaign ? [{ label: campaign.name }] : []),
  )
  if (campaign) return isDraft ? <Compose campaign={campaign} /> : <FollowUp campaign={campaign} />
  return (
    <>
      <PageHeader title={t('campaigns.title')} subtitle=" " />
      {query.error ? (
        <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={420} role="status" aria-label={t('ui.loading')} />
      )}
    </>
  )
}

/** A draft that leaves becomes another page at the same address, which is read from its top. */
function useTopOnTurn(isDraft: boolean | undefined) {
  const was = useRef(isDraft)
  useEffect(() => {
    if (was.current !== undefined && isDraft !== undefined && was.current !== isDraft) scrollTo(0, 0)
    was.current = isDraft
  }, [isDraft])
}

import { ActionIcon, SegmentedControl, Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { locales, type Locale } from '../platform/locale.ts'
import { useLocale } from '../platform/useLocale.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { usePreview, useReadyHomes, type Campaign } from './api.ts'
import classes from './Campaigns.module.css'

/** The mail as each of the homes would get it, one after the other, in either language. */
export function MailPreview({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { locale: own } = useLocale()
  const [locale, setLocale] = useState<Locale>(own)
  const [at, setAt] = useState(0)
  const ready = useReadyHomes(campaign.company_id, campaign.id)
  const homes = ready.data?.data ?? []
  const shown = homes[Math.min(at, homes.length - 1)]
  if (ready.isPending) return <Skeleton height={320} />
  if (!shown) return <p className={classes.faint}>{t('campaigns.message.nobody')}</p>
  const place = Math.min(at, homes.length - 1)
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <p className={classes.previewName}>
          <span>{t('campaigns.message.preview', { name: shown.residence.name })}</span>
          <span className={classes.faint}>
            {t('campaigns.message.place', { place: place + 1, total: campaign.leaving })}
          </span>
        </p>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={t('campaigns.message.previous')}
          disabled={place === 0}
          onClick={() => setAt(place - 1)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={32}
          aria-label={t('campaigns.message.next')}
          disabled={place >= homes.length - 1}
          onClick={() => setAt(place + 1)}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </div>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('campaigns.message.language')}
        data={locales.map((value) => ({ value, label: t(`platform.language.${value}`) }))}
        value={locale}
        onChange={setLocale}
      />
      <Mail {...{ campaign, locale }} residenceId={shown.residence.id} />
    </div>
  )
}

function Mail({ campaign, residenceId, locale }: { campaign: Campaign; residenceId: number; locale: Locale }) {
  const { t } = useTranslation()
  const preview = usePreview(campaign.company_id, campaign.id, residenceId, locale)
  if (preview.error) return <ErrorBlock error={preview.error} onRetry={() => void preview.refetch()} />
  if (!preview.data) return <Skeleton className={classes.mail ?? ''} />
  const { subject, body } = preview.data.data
  return (
    <>
      <p className={classes.subject}>{t('campaigns.message.subjectShown', { subject })}</p>
      {/* A mail as it leaves: in a frame that can neither run a script nor reach the portal (D2-C06). */}
      <iframe className={classes.mail} title={t('campaigns.message.body')} sandbox="" srcDoc={body} />
    </>
  )
}

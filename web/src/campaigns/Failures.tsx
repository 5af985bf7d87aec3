import { Button } from '@mantine/core'
import { IconAlertCircle, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { run } from '../ui/call.ts'
import { useFailedHomes, useSheet, type Campaign, type CampaignHome } from './api.ts'
import classes from './Campaigns.module.css'
import { HomeCell } from './homeCells.tsx'
import { MendEmail } from './MendEmail.tsx'

const most = 20
const causes = ['HARD_BOUNCE', 'INVALID_EMAIL', 'BLOCKED', 'UNSUBSCRIBED'] as const
const causeOf = ({ mail }: CampaignHome) => causes.find((cause) => cause === mail?.status) ?? 'other'

/** Whom the mail did not reach, by name, why, and what can be done. */
export function Failures({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const query = useFailedHomes(campaign.company_id, campaign.id, most)
  const rows = query.data?.data ?? []
  const count = campaign.counts.FAILED
  return (
    <section className={classes.card} aria-labelledby="campaign-failures">
      <h2 id="campaign-failures" className={classes.failuresTitle}>
        <IconAlertCircle size={20} aria-hidden />
        {t('campaigns.follow.failures', { count })}
      </h2>
      {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      <ul className={classes.failures}>
        {rows.map((home) => (
          <Failure key={home.residence.id} {...{ campaign, home }} />
        ))}
      </ul>
      {count > rows.length && rows.length > 0 && (
        <p className={classes.faint}>{t('campaigns.follow.failuresMore', { count: count - rows.length })}</p>
      )}
    </section>
  )
}

function Failure({ campaign, home }: { campaign: Campaign; home: CampaignHome }) {
  const { t } = useTranslation()
  const { residence, email } = home
  const sheet = useSheet(`${residence.name}.pdf`)
  return (
    <li>
      <div className={classes.failed}>
        <HomeCell residence={residence} />
        <p className={classes.cause}>
          <span className={classes.faint}>{email}</span>
          <span className={classes.why}>{t(`campaigns.follow.cause.${causeOf(home)}`)}</span>
        </p>
      </div>
      {campaign.cannot.mend === null && <MendEmail key={email} {...{ campaign, home }} />}
      {campaign.cannot.print === null && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          aria-label={t('campaigns.follow.sheetOf', { name: residence.name })}
          loading={sheet.isPending}
          onClick={() => run(sheet, residence.id)}
        >
          {t('campaigns.follow.sheet')}
        </Button>
      )}
    </li>
  )
}

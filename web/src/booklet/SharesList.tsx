import { Button, Skeleton } from '@mantine/core'
import { IconLink, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import rows from '../ui/Rows.module.css'
import { useShares, type BookletShare } from './api.ts'
import classes from './Shares.module.css'

const ShareDialog = onDemand(() => import('./ShareDialog.tsx').then((module) => module.ShareDialog))
const RevokeShareDialog = onDemand(() => import('./RevokeShareDialog.tsx').then((module) => module.RevokeShareDialog))

/** All links in one list: for whom, until when, how often they were opened, and the way to end each. */
export function SharesList({ residenceId }: { residenceId: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useShares(residenceId))
  const [opened, open] = useState<'create' | BookletShare | null>(null)
  const close = () => open(null)
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={160} role="status" aria-label={t('ui.loading')} />
  const create = (
    <Button
      size="md"
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open('create')}
    >
      {t('booklet.shares.create')}
    </Button>
  )
  return (
    <>
      <p className={classes.note}>{t('booklet.shares.intro')}</p>
      {data.data.length === 0 ? (
        <EmptyState icon={IconLink} text={t('booklet.shares.none')} action={create} />
      ) : (
        <>
          <p className={classes.acts}>{create}</p>
          <ul className={rows.rows} data-roomy>
            {data.data.map((share) => (
              <Share key={share.id} share={share} onRevoke={() => open(share)} />
            ))}
          </ul>
        </>
      )}
      {opened === 'create' && <ShareDialog residenceId={residenceId} parts={data.parts} onClose={close} />}
      {opened && opened !== 'create' && <RevokeShareDialog residenceId={residenceId} share={opened} onClose={close} />}
    </>
  )
}

function Share({ share, onRevoke }: { share: BookletShare; onRevoke: () => void }) {
  const { t } = useTranslation()
  const { label, parts, protection, email, expires_at, openings_count, last_opened_at, files_count, is_over } = share
  const facts = [
    t(parts === null ? 'booklet.shares.whole' : 'booklet.shares.some'),
    protection !== 'NONE' && (email ?? t(`booklet.shares.${protection}`)),
    !is_over && t('booklet.shares.until', { date: formatDate(expires_at) }),
  ]
  const told = [
    t('booklet.shares.openings', { count: openings_count }),
    last_opened_at && t('booklet.shares.last', { date: formatDate(last_opened_at) }),
    files_count > 0 && t('booklet.shares.taken', { count: files_count }),
  ]
  return (
    <li>
      <span>
        <strong>{label}</strong>
        <span className={rows.second}>{facts.filter(Boolean).join(' · ')}</span>
        <span className={rows.second}>{told.filter(Boolean).join(' · ')}</span>
      </span>
      {is_over ? (
        <StatusChip tone="neutral" label={t('booklet.shares.over')} />
      ) : (
        <Button
          variant="default"
          size="md"
          aria-haspopup="dialog"
          aria-label={t('booklet.shares.revokeOf', { label })}
          onClick={onRevoke}
        >
          {t('booklet.shares.revoke')}
        </Button>
      )}
    </li>
  )
}

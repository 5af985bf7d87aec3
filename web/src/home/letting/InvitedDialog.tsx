import type { InvitedTenant } from '@logis/contract/tenants'
import { Anchor, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { formatDate } from '../../platform/formats.ts'
import { useInvitedTenants } from '../../tenants/api.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { StatusChip, type ChipTone } from '../../ui/StatusChip.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import cards from '../Readiness.module.css'
import classes from './Invited.module.css'

/** A dialog shows so many; all of them are in the campaign that writes to them again. */
const most = 200

type Props = { companyId: number; onClose: () => void }

/** Whom a landlord waits for, one by one: where they are to live, and how far their mail came. */
export function InvitedDialog({ companyId, onClose }: Props) {
  const { t } = useTranslation()
  const query = useSettled(useInvitedTenants(companyId, most))
  const found = query.data
  const more = found ? found.meta.total - found.data.length : 0
  return (
    <Dialog title={t('letting.invited.title')} onClose={onClose}>
      {query.error && !found && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && !found && <Skeleton height={240} />}
      {found && (
        <ul className={classes.list}>
          {found.data.map((each) => (
            <Row key={each.id} companyId={companyId} {...each} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={classes.rest}>{t('letting.invited.more', { count: more })}</p>}
    </Dialog>
  )
}

const tones: Record<InvitedTenant['arrival'], ChipTone> = {
  UNOPENED: 'neutral',
  OPENED: 'success',
  UNDELIVERED: 'error',
}

function Row({ companyId, email, invited_at, arrival, residence }: InvitedTenant & { companyId: number }) {
  const { t } = useTranslation()
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <span className={classes.email}>{email}</span>
        <span className={cards.about}>
          <Anchor
            component={Link}
            className={classes.home}
            c="inherit"
            fz="inherit"
            to={paths.project(companyId, residence.id)}
          >
            {residence.name}
          </Anchor>
          {residence.building && `, ${residence.building.name}`}
        </span>
      </span>
      <span className={cards.about}>{t('letting.invited.at', { date: formatDate(invited_at) })}</span>
      <StatusChip tone={tones[arrival]} label={t(`letting.invited.arrival.${arrival}`)} />
    </li>
  )
}

import type { campaignHomeList } from '@logis/contract/campaigns.lists'
import type { SortKey } from '@logis/contract/lists'
import { Anchor } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { sayRefusal } from '../platform/reasons.ts'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { isAmong } from '../platform/isAmong.ts'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { CampaignHome } from './api.ts'
import classes from './Campaigns.module.css'

/** Face, name and place. */
export function HomeCell({ residence }: Pick<CampaignHome, 'residence'>) {
  return (
    <span className={classes.home}>
      <ResidencePicture path={residence.picture_path} type={residence.type} size="line" />
      <span className={classes.lines}>
        <Anchor component={Link} to={paths.residenceDetails(residence.id)} inherit fw={500}>
          {residence.name}
        </Anchor>
        {residence.address && <span className={classes.faint}>{residence.address}</span>}
      </span>
    </span>
  )
}

/** What each table of homes names them by. */
export const homeColumn: TableColumn<CampaignHome, SortKey<typeof campaignHomeList>> = {
  key: 'name',
  title: 'campaigns.field.home',
  sort: 'name',
  phone: 'name',
  pictured: true,
  cell: ({ residence }) => <HomeCell residence={residence} />,
}

const short = [
  'RESIDENCE_EMAIL_REQUIRED',
  'ADDRESS_UNDELIVERABLE',
  'ADDRESS_UNSUBSCRIBED',
  'RESIDENCE_ALREADY_ACTIVATED',
  'RESIDENCE_CANCELLED',
] as const

/** Nothing is wrong with it: whoever is in needs no invitation. */
export const isDone = (reason: CampaignHome['reason']): boolean => reason === 'RESIDENCE_ALREADY_ACTIVATED'

/** Why a home cannot be invited, in few words. */
export function Why({ reason }: { reason: NonNullable<CampaignHome['reason']> }) {
  const { t } = useTranslation()
  return (
    <span className={classes.why} data-done={isDone(reason) || undefined}>
      {isDone(reason) ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertCircle size={16} aria-hidden />}
      {isAmong(short, reason) ? t(`campaigns.why.${reason}`) : sayRefusal(t, reason)}
    </span>
  )
}

/** What an address put right may help. */
export const isMendable = ({ reason, step }: CampaignHome): boolean =>
  step === 'FAILED' ||
  ((step === 'TO_COMPLETE' || step === 'LEFT_OUT') &&
    (reason === 'RESIDENCE_EMAIL_REQUIRED' || reason === 'ADDRESS_UNDELIVERABLE' || reason === 'ADDRESS_UNSUBSCRIBED'))

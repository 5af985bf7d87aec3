import { Skeleton, UnstyledButton } from '@mantine/core'
import type { ServiceProvision } from '@logis/contract/provisions'
import { showsExpiry, tracksUse } from '@logis/contract/provisions.rules'
import { IconCheck, IconCircleDashed } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { today } from '../ui/day.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { Tip } from '../ui/Tip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useProvisions } from './api.ts'
import classes from './ProvisionList.module.css'

/** PROV-01..05: what the project carries, each with its text and its term. */
export function ProvisionList({ companyId, projectId }: { companyId: number; projectId: number }) {
  const { t } = useTranslation()
  const provisions = useSettled(useProvisions(companyId, projectId))
  if (provisions.isPending) return <Skeleton height={24} width={160} radius="xl" />
  if (provisions.error) return <ErrorBlock error={provisions.error} onRetry={() => void provisions.refetch()} />
  if (provisions.data.data.length === 0) return t('provisions.none')
  return (
    <ul className={classes.list}>
      {provisions.data.data.map((provision) => (
        <Provision key={provision.id} {...provision} />
      ))}
    </ul>
  )
}

function Provision({ service_provision: { code, name, description }, expiring_date, used }: ServiceProvision) {
  return (
    <li className={classes.provision}>
      {/* A button, so that its text can be read by the keyboard and by touch as well. */}
      <Tip label={description} touch>
        <UnstyledButton className={classes.chip} data-print="kept">
          {name}
        </UnstyledButton>
      </Tip>
      {showsExpiry(code) && expiring_date && <Expiry date={expiring_date} />}
      {tracksUse(code) && <Use used={used} />}
    </li>
  )
}

function Expiry({ date }: { date: string }) {
  const { t } = useTranslation()
  const isPast = date < today()
  return (
    <span className={classes.note} data-past={isPast || undefined}>
      {t(isPast ? 'provisions.expired' : 'provisions.expires', { date: formatDate(date) })}
    </span>
  )
}

function Use({ used }: { used: boolean }) {
  const { t } = useTranslation()
  const Icon = used ? IconCheck : IconCircleDashed
  return (
    <span className={classes.note}>
      <Icon size={14} aria-hidden />
      {t(used ? 'provisions.used' : 'provisions.notUsed')}
    </span>
  )
}

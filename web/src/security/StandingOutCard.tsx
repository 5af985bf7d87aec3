import type { SecurityKind, StandingOutKind } from '@logis/contract/security.rules'
import { standingOut } from '@logis/contract/security.rules'
import { Button, Skeleton } from '@mantine/core'
import { IconKey, IconKeyOff, IconLockX, IconMoonStars, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import type { TableState } from '../ui/tableState.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useStandingOut, type StandingOut } from './api.ts'
import classes from './Security.module.css'

const looks: Record<StandingOutKind, { icon: TablerIcon; kind: SecurityKind }> = {
  MANY_CODES: { icon: IconKey, kind: 'CODE_SHOWN' },
  MANY_REFUSALS: { icon: IconLockX, kind: 'SIGN_IN_REFUSED' },
  MANY_GUESSES: { icon: IconKeyOff, kind: 'CODE_REFUSED' },
  NIGHT_EXPORTS: { icon: IconMoonStars, kind: 'EXPORTED' },
}

type Show = (criteria: TableState['criteria']) => void

/** Many codes shown, many refusals, many codes guessed, exports at night: each leads to its events. */
export function StandingOutCard({ onShow }: { onShow: Show }) {
  const { t } = useTranslation()
  const found = useSettled(useStandingOut())
  const days = standingOut.days
  return (
    <Card title={t('security.standingOut.title')} error={found.error} onRetry={() => void found.refetch()}>
      {found.isPending && <Skeleton className={classes.waiting ?? ''} height="auto" />}
      {found.data?.data.length === 0 && (
        <p className={classes.more}>{t('security.standingOut.none', { count: days })}</p>
      )}
      {found.data && found.data.data.length > 0 && (
        <ul className={classes.standingOut}>
          {found.data.data.map((one) => (
            <One key={`${one.kind} ${one.day} ${one.user?.id ?? one.ip}`} one={one} onShow={onShow} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function One({ one, onShow }: { one: StandingOut; onShow: Show }) {
  const { t } = useTranslation()
  const { icon: Icon, kind } = looks[one.kind]
  const whose = one.user ? (one.user.name ?? t('security.gone', { id: one.user.id })) : one.ip
  const sentence = t(`security.standingOut.${one.kind}`, { count: one.count, whose })
  const show = () =>
    onShow({
      kind: { value: kind },
      since: { value: one.day, symbol: '>=' },
      created_at: { value: one.day, symbol: '<=' },
      ...(one.user && { user_id: { value: String(one.user.id) } }),
      ...(one.ip !== null && { ip: { value: one.ip } }),
    })
  return (
    <li className={classes.one}>
      <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <span className={classes.sentence}>
        {sentence} <span className={classes.more}>{formatDate(one.day)}</span>
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('security.standingOut.showOf', { sentence })}
        onClick={show}
      >
        {t('security.standingOut.show')}
      </Button>
    </li>
  )
}

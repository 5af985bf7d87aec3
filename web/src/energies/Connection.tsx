import type { EnergyConnection } from '@logis/contract/energies'
import type { EnergyKind, EnergyStatus } from '@logis/contract/energies.rules'
import { IconBolt, IconFlame, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import classes from './Connection.module.css'

type Tone = 'success' | 'waiting' | 'error' | 'neutral'

const icons: Record<EnergyKind, TablerIcon> = { ELECTRICITY: IconBolt, GAS: IconFlame }

/** What asks for nothing, what takes its time, and what somebody has to take up again. */
const tones: Record<EnergyStatus, Tone> = {
  COMMUNICATING: 'success',
  APPROVED: 'success',
  REGISTERED: 'waiting',
  PENDING: 'waiting',
  WAITING_APPROVAL: 'waiting',
  NO_READINGS: 'waiting',
  PRM_NOT_COMMUNICATING: 'waiting',
  EXPIRED: 'error',
  REVOKED: 'error',
  DENIED: 'error',
  INACTIVE: 'neutral',
  NONE: 'neutral',
}

type Props = {
  energy: EnergyKind
  connection: EnergyConnection | null
  /** Where the day stands beside it already. */
  undated?: boolean
}

/**
 * TEN-06, FLAT-06: a connection to an energy, by its icon, its state in words and since when. All of it is text, so that
 * the keyboard and a finger miss nothing that a tip would say.
 *
 * @example <Connection energy="GAS" connection={flat.gas_connection} />
 */
export function Connection({ energy, connection, undated = false }: Props) {
  const { t } = useTranslation()
  const Icon = icons[energy]
  const status = connection ? t(`energies.status.${connection.status}`) : t('energies.none')
  return (
    <span className={classes.connection} data-tone={connection ? tones[connection.status] : 'neutral'}>
      <Icon size={16} stroke={1.75} role="img" aria-label={t(`energies.kind.${energy}`)} />
      <span className={classes.status}>{status}</span>
      {connection && !undated && <span className={classes.date}>{formatDate(connection.created_at)}</span>}
    </span>
  )
}

type Pair = { electricity_connection: EnergyConnection | null; gas_connection: EnergyConnection | null }

/** Both of a home, or of somebody who lives there. */
export function Connections({ electricity_connection: electricity, gas_connection: gas }: Pair) {
  return (
    <span className={classes.pair} data-none={(!electricity && !gas) || undefined}>
      <Connection energy="ELECTRICITY" connection={electricity} />
      <Connection energy="GAS" connection={gas} />
    </span>
  )
}

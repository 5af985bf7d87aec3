import type { Letting } from '@logis/contract/companies.statistics'
import { connectionStandings, energyKinds, type EnergyKind } from '@logis/contract/energies.rules'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { Card } from '../../ui/Card.tsx'
import cards from '../Readiness.module.css'
import classes from './Letting.module.css'

type Props = { letting: Letting | undefined; error: unknown; onRetry: () => void }

/** How the meters stand, energy by energy: a table of figures, each row drawn as one bar. Absent where no meter is connected. */
export function ConnectionsCard({ letting, error, onRetry }: Props) {
  const { t } = useTranslation()
  const isConnected = letting && energyKinds.some((energy) => letting.connections[energy].none < letting.homes)
  if (!error && !isConnected) return null
  return (
    <Card
      title={t('letting.connections.title')}
      chips={letting && <span className={cards.unit}>{t('letting.connections.of', { count: letting.homes })}</span>}
      error={error}
      onRetry={onRetry}
    >
      {letting && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('letting.connections.energy')}</span>
              </th>
              {connectionStandings.map((standing) => (
                <th scope="col" key={standing}>
                  <span className={classes.key} data-standing={standing} aria-hidden />
                  {t(`letting.connections.standing.${standing}`)}
                </th>
              ))}
            </tr>
          </thead>
          {energyKinds.map((energy) => (
            <Energy key={energy} energy={energy} letting={letting} />
          ))}
        </table>
      )}
    </Card>
  )
}

function Energy({ energy, letting }: { energy: EnergyKind; letting: Letting }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const counts = letting.connections[energy]
  return (
    <tbody>
      <tr>
        <th scope="row">{t(`energies.kind.${energy}`)}</th>
        {connectionStandings.map((standing) => (
          <td key={standing} data-none={counts[standing] === 0 || undefined}>
            {formatNumber(counts[standing])}
          </td>
        ))}
      </tr>
      <tr aria-hidden>
        <td className={classes.drawn} colSpan={1 + connectionStandings.length}>
          <span className={classes.bar}>
            {connectionStandings
              .filter((standing) => counts[standing] > 0)
              .map((standing) => (
                <span key={standing} data-standing={standing} style={{ flexGrow: counts[standing] }} />
              ))}
          </span>
        </td>
      </tr>
    </tbody>
  )
}

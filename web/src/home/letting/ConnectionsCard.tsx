import type { Letting } from '@logis/contract/companies.statistics'
import { connectionStandings, energyKinds, energyStatuses, type EnergyKind } from '@logis/contract/energies.rules'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { Card } from '../../ui/Card.tsx'
import cards from '../Readiness.module.css'
import classes from './Letting.module.css'

type Props = { letting: Letting | undefined; error: unknown; onRetry: () => void }

/** How the meters stand, energy by energy: a table of figures, each row drawn as one bar. Absent where no meter is connected. */
export function ConnectionsCard({ letting, error, onRetry }: Props) {
  const { t } = useTranslation()
  const [inWords, setInWords] = useState(false)
  const isConnected = letting && energyKinds.some((energy) => letting.connections[energy].none < letting.homes)
  if (!error && !isConnected) return null
  return (
    <Card
      title={t('letting.connections.title')}
      chips={letting && <span className={cards.unit}>{t('letting.connections.of', { count: letting.homes })}</span>}
      actions={
        letting && (
          <Button variant="subtle" size="compact-md" onClick={() => setInWords(!inWords)}>
            {t(inWords ? 'letting.connections.asPlot' : 'letting.connections.asTable')}
          </Button>
        )
      }
      error={error}
      onRetry={onRetry}
    >
      {letting && (inWords ? <Words {...letting} /> : <Plot {...letting} />)}
    </Card>
  )
}

function Plot({ connections }: Pick<Letting, 'connections'>) {
  const { t } = useTranslation()
  return (
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
        <Energy key={energy} energy={energy} connections={connections} />
      ))}
    </table>
  )
}

function Energy({ energy, connections }: { energy: EnergyKind } & Pick<Letting, 'connections'>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const counts = connections[energy]
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

/** The twelve words that a connection is told by on the page of its home (TEN-06), and how many homes have each. */
function Words({ statuses }: Pick<Letting, 'statuses'>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('letting.connections.state')}</th>
          {energyKinds.map((energy) => (
            <th scope="col" key={energy}>
              {t(`energies.kind.${energy}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.words}>
        {energyStatuses.map((status) => (
          <tr key={status}>
            <th scope="row">{t(`energies.status.${status}`)}</th>
            {energyKinds.map((energy) => (
              <td key={energy} data-none={statuses[energy][status] === 0 || undefined}>
                {formatNumber(statuses[energy][status])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

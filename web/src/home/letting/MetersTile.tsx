import { energyKinds } from '@logis/contract/energies.rules'
import { useTranslation } from '../../ui/texts.ts'
import { useLetting } from '../../companies/api.ts'
import { FigureTile } from '../FigureTile.tsx'
import { WaitingTile } from './WaitingTile.tsx'

/** How many meters of what a landlord lets communicate: the same as its bars tell below, of both energies. */
export function MetersTile({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { data, error } = useLetting(companyId)
  // The bars say that it could not be read, and ask again.
  if (!data) return error ? null : <WaitingTile />
  const { connections, homes } = data.data
  const sum = energyKinds.reduce((all, energy) => all + connections[energy].communicating, 0)
  return <FigureTile label={t('letting.meters.label')} value={sum} note={t('letting.meters.note', { count: homes })} />
}

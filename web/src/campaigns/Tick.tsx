import { useTranslation } from '../ui/texts.ts'
import { BareCheckbox } from '../ui/BareCheckbox.tsx'
import { useTick, type Campaign } from './api.ts'

type TickProps = { campaign: Campaign; residenceId: number; name: string; isChosen: boolean; isReady: boolean }
/** Ticked is invited; what is in the way comes first. */
export function Tick({ campaign: { company_id, id, cannot }, residenceId, name, isChosen, isReady }: TickProps) {
  const { t } = useTranslation()
  const tick = useTick()
  return (
    <BareCheckbox
      size="sm"
      aria-label={t('campaigns.tick', { name })}
      checked={isChosen && isReady}
      disabled={!isReady || cannot.edit !== null}
      onChange={({ currentTarget }) =>
        tick.mutate({ company_id, campaign_id: id, residence_ids: [residenceId], is_chosen: currentTarget.checked })
      }
    />
  )
}

import { useTranslation } from '../ui/texts.ts'
import { StatusChip, type ChipTone } from '../ui/StatusChip.tsx'
import type { CampaignState, CampaignStep } from './api.ts'

const stateTones: Record<CampaignState, ChipTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'warning',
  SENDING: 'brand',
  STOPPED: 'error',
  SENT: 'success',
}
export function StateChip({ state }: { state: CampaignState }) {
  const { t } = useTranslation()
  return <StatusChip tone={stateTones[state]} label={t(`campaigns.state.${state}`)} />
}

const stepTones: Record<CampaignStep, ChipTone> = {
  TO_COMPLETE: 'error',
  READY: 'success',
  WAITING: 'neutral',
  LEFT_OUT: 'error',
  LEAVING: 'neutral',
  SENT: 'neutral',
  DELIVERED: 'neutral',
  OPENED: 'warning',
  ACTIVATED: 'success',
  FAILED: 'error',
}
export function StepChip({ step }: { step: CampaignStep }) {
  const { t } = useTranslation()
  return <StatusChip tone={stepTones[step]} label={t(`campaigns.step.${step}`)} />
}

import { useCallback, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'

/** Photos that were chosen and are still being made smaller: a form that left without them would lose them. */
export function usePreparing() {
  const { t } = useTranslation()
  const [lots, setLots] = useState(0)
  const count = useCallback((more: 1 | -1) => setLots((before) => before + more), [])
  return { waiting: lots > 0 ? t('interventions.slot.preparing') : undefined, count }
}

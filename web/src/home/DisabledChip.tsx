import { StatusChip } from '../ui/StatusChip.tsx'
import { useTranslation } from '../ui/texts.ts'

/** Beside the name of a company that nobody of its own gets into. */
export function DisabledChip() {
  const { t } = useTranslation()
  return <StatusChip tone="error" label={t('companies.disabled.state')} />
}

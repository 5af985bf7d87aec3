import type { Comparison } from '@logis/contract/lists'
import { ActionIcon } from '@mantine/core'
import { useTranslation } from './texts.ts'
import { symbolSigns } from './criterionText.ts'

const following: Record<Comparison, Comparison> = { '<=': '>=', '>=': '=', '=': '<=' }

type Props = { value: Comparison; onChange: (value: Comparison) => void; field: string; spokenAs?: 'number' | 'date' }

/**
 * How a date or a number is compared; each press takes the next of ≤, ≥ and =.
 *
 * @example <ComparisonButton field={t('projects.createdAt')} spokenAs="date" value={symbol} onChange={setSymbol} />
 */
export function ComparisonButton({ value, onChange, field, spokenAs = 'number' }: Props) {
  const { t } = useTranslation()
  const symbol = t(`ui.comparison.${spokenAs === 'date' ? 'dateNames' : 'names'}.${value}`)
  return (
    <ActionIcon
      variant="default"
      size={36}
      fz={16}
      aria-label={t('ui.comparison.change', { field, symbol })}
      title={symbol}
      onClick={() => onChange(following[value])}
    >
      {symbolSigns[value]}
    </ActionIcon>
  )
}

import { useTranslation } from '../ui/texts.ts'
import type { IntakeRow } from './api.ts'

/** What is wrong with a line: the field, and a sentence. */
export const useFaultText = () => {
  const { t } = useTranslation()
  return ({ field, code, line }: IntakeRow['faults'][number]): string =>
    t('intakes.fault.of', {
      field: t(`intakes.field.${field}`),
      text: t(`intakes.fault.${code}`, { line: line ?? 0 }),
    })
}

import { Text } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'

/** Which building a wall belongs to: walls of two buildings have the same names. Nothing where there is one. */
export function Building({ number }: { number: number | null }) {
  const { t } = useTranslation()
  if (number === null) return null
  return (
    <Text span size="xs" c="dimmed">
      {t('studies.importing.building', { number })}
    </Text>
  )
}

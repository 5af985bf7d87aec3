import { Text } from '@mantine/core'
import { useTranslation } from './texts.ts'

/**
 * The label of a field that may stay empty; the others need no star.
 *
 * @example <TextInput label={<OptionalLabel text={t('contacts.phone')} />} {...form.getInputProps('phone')} />
 */
export function OptionalLabel({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <>
      {text}{' '}
      <Text span inherit c="dimmed" fw={400}>
        {t('ui.field.optional')}
      </Text>
    </>
  )
}

import { TextInput } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'

export type Coded = { name_fr: string; name_en: string; code: string }
export const nothingCoded: Coded = { name_fr: '', name_en: '', code: '' }

/** Any form that asks for these three, among others or not. */
type CodedForm = { getInputProps: (field: keyof Coded) => object }

/** A name in each language and the code of other systems: the limits are those of `codedFields`. */
export function CodedFields({ form }: { form: CodedForm }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput label={t('reference.name_fr')} required {...form.getInputProps('name_fr')} />
      <TextInput mt="md" label={t('reference.name_en')} required {...form.getInputProps('name_en')} />
      <TextInput
        mt="md"
        label={t('reference.code')}
        description={t('reference.codeHelp')}
        required
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
    </>
  )
}

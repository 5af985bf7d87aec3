import { Select, type SelectProps } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import type { Place } from '../library.ts'

type Props = { places: readonly Place[] } & Pick<
  SelectProps,
  'value' | 'onChange' | 'error' | 'onBlur' | 'onFocus' | 'label' | 'aria-label' | 'description' | 'placeholder'
>

/** Where files go: the root, or a folder, the default ones that do not exist yet included (DOC-13). */
export function FolderSelect({ places, ...field }: Props) {
  const { t } = useTranslation()
  return (
    <Select
      label={t('documents.folder.choose')}
      leftSection={<IconFolder size={18} stroke={1.75} aria-hidden />}
      data={places.map(({ key, name }) => ({ value: key, label: name }))}
      nothingFoundMessage={t('documents.folder.none')}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      {...field}
    />
  )
}

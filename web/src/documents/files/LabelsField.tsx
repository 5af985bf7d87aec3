import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { labelsToOffer, type OfferedLabel } from '../labels.ts'
import classes from './FileFields.module.css'

type Props = { labels: readonly OfferedLabel[]; chosen: readonly string[] } & Pick<
  MultiSelectProps,
  'label' | 'aria-label' | 'onChange' | 'error' | 'leftSection'
>

/** What papers a file is: none, one or several. */
export function LabelsField({ labels, chosen, ...field }: Props) {
  const { t } = useTranslation()
  return (
    <MultiSelect
      placeholder={chosen.length === 0 ? t('documents.file.chooseLabels') : undefined}
      data={labelsToOffer(labels, chosen.map(Number)).map(({ id, name }) => ({ value: String(id), label: name }))}
      nothingFoundMessage={t('documents.file.noSuchLabel')}
      searchable
      openOnFocus={false}
      hidePickedOptions
      value={[...chosen]}
      classNames={{ pill: classes.label, inputField: classes.search }}
      {...field}
    />
  )
}

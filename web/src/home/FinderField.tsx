import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'

/** Whose homes are found: the company's own, its affiliates' instead, or those too that others let it read. */
export type Reach = 'own' | 'affiliates' | 'third_parties'

export type Finder = { reach: Reach; typed: string; onType: (typed: string) => void }

const helpOf = {
  own: 'home.finder.help',
  affiliates: 'home.finder.helpWithAffiliates',
  third_parties: 'home.finder.helpWithThirdParties',
} as const

type Props = Finder & Omit<TextInputProps, 'onChange' | 'value'>

/** Where a project is asked for, the same before and after what proposes has come. */
export function FinderField({ reach, typed, onType, ...field }: Props) {
  const { t } = useTranslation()
  return (
    <TextInput
      label={t('home.finder.label')}
      description={t(helpOf[reach])}
      placeholder={t('home.finder.placeholder')}
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden />}
      {...field}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

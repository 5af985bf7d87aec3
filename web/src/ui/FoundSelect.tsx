import { Select, Text, type SelectProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from './texts.ts'
import { grouped } from './grouped.ts'

export type FoundOption = {
  value: string
  label: string
  detail?: string | undefined
  /** A title that it stands under, below those without one. */
  group?: string | undefined
}

type Props = {
  chosen: FoundOption | null
  onChoose: (option: FoundOption | null) => void
  /** What the search has found; the caller searches for the text it was given last. */
  found: readonly FoundOption[]
  searching: boolean
  /** The text to search for, 250 ms after the last key; empty when it is too short. */
  onText: (text: string) => void
  /** As soon as something else is typed: what was said of the former choice no longer holds. */
  onTyping?: () => void
  shortest?: number
} & Pick<
  SelectProps,
  'label' | 'description' | 'placeholder' | 'error' | 'required' | 'disabled' | 'onBlur' | 'clearable'
> & {
    'data-path'?: string
  }

/**
 * One thing chosen among those that a search on the server finds.
 *
 * @example
 * const [text, setText] = useState('')
 * const companies = useSharedCompanies(text)
 * <FoundSelect label={t('accesses.field.company')} chosen={company} onChoose={setCompany} shortest={3}
 *   found={optionsOf(companies.data)} searching={companies.isFetching} onText={setText} />
 */
export function FoundSelect(props: Props) {
  const { chosen, onChoose, found, searching, onText, onTyping, shortest = 1, ...field } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState(chosen?.label ?? '')
  const search = useDebouncedCallback((text: string) => onText(text), 250)
  const isShort = typed.trim().length < shortest
  const shown = isShort ? [] : found
  const options = chosen && !shown.some(({ value }) => value === chosen.value) ? [chosen, ...shown] : shown

  const type = (text: string) => {
    setTyped(text)
    if (text === (chosen?.label ?? '')) return
    onTyping?.()
    search(text.trim().length < shortest ? '' : text.trim())
  }
  const nothing = isShort
    ? t('ui.search.shortest', { count: shortest })
    : t(searching ? 'ui.loading' : 'ui.search.nothing')

  return (
    <Select
      {...field}
      data={dataOf(options)}
      value={chosen?.value ?? null}
      onChange={(value) => onChoose(options.find((option) => option.value === value) ?? null)}
      searchable
      searchValue={typed}
      onSearchChange={type}
      // The server has searched already, and by more than the name that is shown.
      filter={({ options: all }) => all}
      nothingFoundMessage={nothing}
      renderOption={({ option }) => (
        <Option label={option.label} detail={options.find(({ value }) => value === option.value)?.detail} />
      )}
    />
  )
}

const itemOf = ({ value, label }: FoundOption) => ({ value, label })
const dataOf = (options: readonly FoundOption[]) => {
  const groups = grouped(options, ({ group = '' }) => group)
  return [
    ...(groups.get('') ?? []).map(itemOf),
    ...[...groups].filter(([group]) => group !== '').map(([group, all]) => ({ group, items: all.map(itemOf) })),
  ]
}

function Option({ label, detail }: { label: string; detail: string | undefined }) {
  return (
    <div>
      {label}
      {detail && (
        <Text component="div" fz={12} lh="1rem" c="inherit" opacity={0.8}>
          {detail}
        </Text>
      )}
    </div>
  )
}

import { Combobox, TextInput, useCombobox, type TextInputProps } from '@mantine/core'

type Suggestion = { value: string; label: string }

type Props = {
  value: string
  onType: (text: string) => void
  /** What may be chosen for what is typed; the list is closed while there is none. */
  suggestions: readonly Suggestion[]
  onChoose: (value: string) => void
  /** What the list is called. */
  list: string
  /** Said in the place of the list, while there is nothing to choose. */
  note?: string | undefined
} & Omit<TextInputProps, 'value' | 'onChange' | 'list'>

/**
 * A text that is typed freely, and that a list may complete.
 *
 * @example
 * <SuggestInput label={t('city')} list={t('communes')} value={city} onType={setCity}
 *   suggestions={communes} onChoose={setCity} />
 */
export function SuggestInput({ value, onType, suggestions, onChoose, list, note, onFocus, onBlur, ...field }: Props) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  // The one thing to choose stands there already.
  const isChosen = suggestions.length === 1 && suggestions[0]?.label === value
  const isShown = (suggestions.length > 0 && !isChosen) || note !== undefined
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        onChoose(chosen)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          autoComplete="off"
          {...field}
          value={value}
          onChange={(event) => {
            onType(event.currentTarget.value)
            combobox.resetSelectedOption()
            combobox.openDropdown()
          }}
          onFocus={(event) => {
            combobox.openDropdown()
            onFocus?.(event)
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={(event) => {
            combobox.closeDropdown()
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isShown}>
        <Combobox.Options aria-label={list} mah={260} style={{ overflowY: 'auto' }}>
          {suggestions.map((one) => (
            <Combobox.Option key={one.value} value={one.value}>
              {one.label}
            </Combobox.Option>
          ))}
          {suggestions.length === 0 && <Combobox.Empty>{note}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

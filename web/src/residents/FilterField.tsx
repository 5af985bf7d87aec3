import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

type Props = {
  label: string
  value: string
  /** What is left of the list, said while one types. */
  found: string
  onChange: (text: string) => void
}

/** Narrows a list that is here already. */
export function FilterField({ label, value, found, onChange }: Props) {
  return (
    <div>
      <TextInput
        type="search"
        size="md"
        mb="md"
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className="visually-hidden" role="status">
        {value.trim() && found}
      </p>
    </div>
  )
}

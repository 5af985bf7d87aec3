import { TextInput } from '@mantine/core'
import type { ChangeEvent, Ref } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatCode } from './code.ts'
import classes from './CodeField.module.css'
import { codeWithin } from './pastedCode.ts'

type Props = {
  value: string
  /** Where the reader finds it. */
  where: string
  error: string | false
  onChange: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A residence code, in any case, with or without dashes; it puts itself in groups of four as it is typed. */
export function CodeField({ value, where, error, onChange, ref }: Props) {
  const { t } = useTranslation()
  const change = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const typed = field.value
    const caret = formatCode(typed.slice(0, field.selectionStart ?? typed.length)).length
    // Written here rather than by React, which would send the caret to the end of a correction.
    field.value = formatCode(codeWithin(typed))
    field.setSelectionRange(caret, caret)
    onChange(field.value)
  }
  return (
    <TextInput
      ref={ref}
      classNames={{
        input: classes.input,
        label: classes.label,
        description: classes.description,
        error: classes.error,
      }}
      label={t('residents.code.label')}
      description={where}
      placeholder="XXXX-XXXX-XXXX"
      name="residence_code"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      value={value}
      error={error}
      onChange={change}
    />
  )
}

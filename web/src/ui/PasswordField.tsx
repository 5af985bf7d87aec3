import { TextInput, type TextInputProps } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import classes from './PasswordField.module.css'
import { useTranslation } from './texts.ts'

/**
 * The field of a password, with the button that shows what was typed. Mantine's own brings another kind of button and
 * its own kind of field along, which the sign-in would load for it alone.
 *
 * @example <PasswordField label={t('accounts.login.password')} autoComplete="current-password" {...field} />
 */
export function PasswordField(props: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionPointerEvents="all"
      rightSection={<ShowButton shown={shown} onToggle={() => setShown(!shown)} />}
    />
  )
}

/** The pointer leaves the focus in the field. */
const stay = (event: MouseEvent) => event.preventDefault()

function ShowButton({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      className={classes.show}
      data-reaching
      type="button"
      aria-label={t('ui.field.showPassword')}
      aria-pressed={shown}
      onMouseDown={stay}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden>
        <path d="M2 12q4-7 10-7t10 7q-4 7-10 7t-10-7z" />
        <circle cx="12" cy="12" r="3" />
        {shown && <path d="M4 4l16 16" />}
      </svg>
    </button>
  )
}

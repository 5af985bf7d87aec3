import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../texts.ts'
import { useKey } from '../useKey.ts'
import classes from './FilterBar.module.css'

const searchDelayMs = 300

type Props = {
  text: string
  onText: (text: string) => void
  /** Where the list looks for it. */
  hint: string | undefined
}

/** A text looked for while it is typed; `/` leads here from anywhere on the page. */
export function TextSearch({ text, onText, hint }: Props) {
  const { t } = useTranslation()
  const placeholder = hint ?? t('ui.filters.text')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [told, setTold] = useState<string | null>(null)
  const [known, setKnown] = useState(text)
  // What comes from elsewhere, as by Back, takes the place of what was typed; the answer to what was typed does not.
  if (text !== known) {
    setKnown(text)
    if (text !== told) setTyped(text)
    setTold(null)
  }
  const tell = useDebouncedCallback((next: string) => {
    if (next === text) return
    setTold(next)
    onText(next)
  }, searchDelayMs)
  useKey('/', () => field.current?.focus())
  const type = (next: string) => {
    setTyped(next)
    tell(next.trim())
  }
  return (
    <TextInput
      ref={field}
      type="search"
      className={classes.text}
      style={{ '--hint-length': placeholder.length }}
      aria-label={t('ui.filters.text')}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed === '' && <kbd className={classes.key}>/</kbd>}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && tell.flush()}
    />
  )
}

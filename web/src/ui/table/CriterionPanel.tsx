import { Button, Popover } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../texts.ts'
import { useOver } from '../Dialog.tsx'
import { Elsewhere } from '../Elsewhere.tsx'
import { useFirstFieldFocus } from '../useFirstFieldFocus.ts'
import { isFaulty } from '../searchFields.ts'
import { SearchInput } from '../SearchInput.tsx'
import type { SearchField } from '../tableColumns.ts'
import type { Criterion } from '../tableState.ts'
import classes from './FilterBar.module.css'
import { textOf } from './texts.ts'

type Props = {
  field: SearchField
  target: HTMLElement
  criterion: Criterion | undefined
  onSet: (criterion: Criterion) => void
  onClose: () => void
}

/** A press anywhere else; lists and calendars of the panel's own field are drawn elsewhere and are not. */
const usePressOutside = (panel: () => HTMLElement | null, target: HTMLElement, onPress: () => void) => {
  const press = useEffectEvent(({ target: pressed }: PointerEvent) => {
    const element = pressed as Element
    if (panel()?.contains(element) || target.contains(element) || element.closest('[data-portal]')) return
    onPress()
  })
  useEffect(() => {
    const listen = (event: PointerEvent) => press(event)
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [])
}

/** One criterion, asked for below the button that opened it. In a file of its own, fetched on demand. */
export function CriterionPanel({ field, target, criterion, onSet, onClose }: Props) {
  const { t } = useTranslation()
  useOver()
  const [, formRef] = useFirstFieldFocus()
  const dropdown = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Criterion>(criterion ?? { value: '' })
  usePressOutside(() => dropdown.current, target, onClose)
  const value = draft.value.trim()
  const ready = value !== '' && !isFaulty(field, { ...draft, value })
  const close = () => {
    onClose()
    target.focus()
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    onSet({ ...draft, value })
    close()
  }
  return (
    <Popover opened position="bottom-start" width={320} trapFocus closeOnClickOutside={false} onDismiss={close}>
      <Popover.Target>
        <Elsewhere element={target} />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        aria-label={t('ui.filters.by', { label: textOf(t, field.title) })}
        onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
      >
        <form noValidate ref={formRef} onSubmit={apply}>
          <SearchInput field={field} criterion={draft} onChange={setDraft} />
          <div className={classes.foot}>
            <Button variant="default" size="xs" onClick={close}>
              {t('ui.action.cancel')}
            </Button>
            <Button type="submit" size="xs" disabled={!ready}>
              {t('ui.filters.apply')}
            </Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

import { Button } from '@mantine/core'
import { startTransition, useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from './texts.ts'
import { Dialog, DialogFooter } from './Dialog.tsx'
import { focusFirst } from './formFields.ts'
import { firstFieldOf, useFirstFieldFocus } from './useFirstFieldFocus.ts'
import { SearchInput } from './SearchInput.tsx'
import { isFaulty } from './searchFields.ts'
import type { SearchField } from './tableColumns.ts'
import type { Criteria, Criterion } from './tableState.ts'

type Props = {
  fields: readonly SearchField[]
  criteria: Criteria
  onSearch: (criteria: Criteria) => void
  onClose: () => void
  title?: string
}

/** So many are drawn at a time: with twenty criteria the hand that opens the dialog would wait for all of them. */
const atATime = 2
/** How high one is: those that are still to come keep their place. */
const fieldHeight = 62

const useDrawn = (count: number): number => {
  const [drawn, setDrawn] = useState(atATime)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + atATime))
  }, [drawn, count])
  return drawn
}

const isEmpty = (criterion: Criterion | undefined) => !criterion || criterion.value.trim() === ''

/**
 * All the criteria of a list in one dialog. Enter searches; there is nothing to search while every field is empty.
 *
 * @example
 * const fields: SearchField[] = [
 *   { key: 'city', title: 'projects.city', kind: 'text' },
 *   { key: 'created_at', title: 'projects.createdAt', kind: 'date', symbol: '<=', noFuture: true },
 * ]
 * <SearchDialog fields={fields} criteria={state.criteria} onSearch={search} onClose={close} />
 */
export function SearchDialog({ fields, criteria, onSearch, onClose, title }: Props) {
  const { t } = useTranslation()
  const [, formRef] = useFirstFieldFocus()
  const [draft, setDraft] = useState<Criteria>(criteria)
  const drawn = useDrawn(fields.length)
  const filled = fields.flatMap((field) => {
    const criterion = draft[field.key]
    return criterion && !isEmpty(criterion) ? [{ field, criterion }] : []
  })
  const faulty = filled.some(({ field, criterion }) => isFaulty(field, criterion))
  const ready = filled.length > 0 && !faulty

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ready) {
      focusFirst([
        event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]') ?? firstFieldOf(event.currentTarget),
      ])
      return
    }
    onSearch(
      Object.fromEntries(
        filled.map(({ field, criterion }) => [field.key, { ...criterion, value: criterion.value.trim() }]),
      ),
    )
    onClose()
  }

  return (
    <Dialog title={title ?? t('ui.search.title')} onClose={onClose}>
      <form noValidate ref={formRef} onSubmit={search}>
        <div style={{ display: 'grid', gap: 12 }}>
          {fields.slice(0, drawn).map((field) => (
            <SearchInput
              key={field.key}
              field={field}
              criterion={draft[field.key]}
              onChange={(criterion) => setDraft({ ...draft, [field.key]: criterion })}
            />
          ))}
          {fields.slice(drawn).map(({ key }) => (
            <div key={key} style={{ height: fieldHeight }} />
          ))}
        </div>
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          <Button type="submit" aria-disabled={!ready} data-disabled={ready ? undefined : true}>
            {t('ui.search.run')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

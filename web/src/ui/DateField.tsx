import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.css'
import { IconCalendar } from '@tabler/icons-react'
import 'dayjs/locale/fr'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import { isDay, parseDay, today } from './day.ts'

type Props = {
  label?: ReactNode
  /** `YYYY-MM-DD`; what was typed when that is not a date, so that nothing typed is lost without a word. */
  value: string | null
  onChange: (value: string | null) => void
  noFuture?: boolean
  error?: ReactNode
} & Pick<
  DateInputProps,
  'description' | 'disabled' | 'id' | 'onBlur' | 'onFocus' | 'required' | 'aria-label' | 'w' | 'flex'
>

/**
 * A day, typed as DD/MM/YYYY or picked in a calendar whose week starts on Monday.
 *
 * In a form it goes with the rule `day` (and `pastDay`), so that what is not a date is not sent.
 *
 * @example <DateField label={t('projects.commissioningDate')} {...form.getInputProps('commissioning_date')} />
 */
export function DateField({ value, onChange, noFuture = false, error, onBlur, ...others }: Props) {
  const { t, i18n } = useTranslation()
  const [left, setLeft] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const isFuture = noFuture && isDay(value) && value > today()
  const fault = !value ? undefined : !isDay(value) ? t('ui.date.invalid') : isFuture ? t('ui.date.future') : undefined

  const type = (event: FormEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value
    setLeft(false)
    onChange(typed.trim() === '' ? null : (parseDay(typed) ?? typed))
  }

  return (
    <DateInput
      {...others}
      value={isDay(value) ? value : null}
      onChange={onChange}
      onInput={type}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
      error={error ?? (left ? fault : undefined)}
      valueFormat="DD/MM/YYYY"
      dateParser={parseDay}
      placeholder={t('ui.date.format')}
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      locale={i18n.language}
      maxDate={noFuture ? today() : undefined}
      fixOnBlur={false}
      inputMode="numeric"
      rightSection={<IconCalendar size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      // Esc closes the calendar, and the dialog around it only the next time: a `Modal` leaves alone what is so marked.
      data-mantine-stop-propagation={isOpen || undefined}
      // Out of the page's flow, the calendar is a dialog of its own to assistive technologies.
      // Its own attributes, not Mantine's roles: these would say of the text field that it is expanded, which no text field is.
      popoverProps={{
        attributes: { dropdown: { role: 'dialog', 'aria-label': t('calendar.open') } },
        onOpen: () => setIsOpen(true),
        onClose: () => setIsOpen(false),
      }}
      ariaLabels={{
        nextMonth: t('calendar.nextMonth'),
        previousMonth: t('calendar.previousMonth'),
        nextYear: t('calendar.nextYear'),
        previousYear: t('calendar.previousYear'),
        nextDecade: t('calendar.nextDecade'),
        previousDecade: t('calendar.previousDecade'),
      }}
    />
  )
}

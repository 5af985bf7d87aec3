import type { CareTask } from './devices.care.ts'
import { addDays } from './days.rules.ts'

/** RFC 5545: what would end a value, or begin another, is escaped. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')

/** No line is longer than 75 bytes: the rest of it stands on lines that begin with a blank. A letter is not cut in two. */
const folded = (line: string): string => {
  const bytes = new TextEncoder()
  const lines: string[] = []
  let held = ''
  for (const letter of line) {
    if (bytes.encode(held + letter).length > 75) {
      lines.push(held)
      held = ' '
    }
    held += letter
  }
  return [...lines, held].join('\r\n')
}

const compact = (day: string) => day.replaceAll('-', '')

export type CalendarWords = { name: string; url: string; language: string }

/**
 * What is due in a home as an iCalendar file: a day each, with an alarm a week before. An occurrence has the same name
 * whenever it is taken, so that a calendar which is given it twice shows it once.
 */
export const calendarOf = (tasks: readonly CareTask[], { name, url, language }: CalendarWords, now: Date): string => {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const events = tasks.flatMap(({ due_date, task, device }) => {
    const summary = escaped(`${task.name} – ${device.name}`)
    return [
      'BEGIN:VEVENT',
      `UID:${device.id}-${task.id}-${due_date}@logis`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(due_date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(due_date, 1))}`,
      `SUMMARY:${summary}`,
      `LOCATION:${escaped(name)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Logis//Mon logement//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

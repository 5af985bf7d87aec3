import { expect, test } from 'vitest'
import { calendarOf } from './devices.calendar.rules.ts'

const task = (id: number, name: string, due_date: string) => ({
  id,
  due_date,
  task: { id, name, periodicity: 12 },
  device: { id: 31, name: 'Vitodens 200-W', type: 'PRODUCT' as const, is_boiler: true },
})
const words = { name: 'Maison d’été ; 3, rue du Port', url: 'https://logis.example/logement/5', language: 'fr' }
const now = new Date('2026-11-24T18:00:05.123Z')
const long = 'Entretien annuel obligatoire de la chaudière à condensation, ramonage ; été\ncomme hiver'

test('each due date is a day of its own with an alarm a week before, under a name that stays', () => {
  const file = calendarOf([task(301, 'Entretien', '2026-12-31')], words, now)
  expect(file).toContain(
    [
      'BEGIN:VEVENT',
      'UID:31-301-2026-12-31@logis',
      'DTSTAMP:20261124T180005Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Entretien – Vitodens 200-W',
      'LOCATION:Maison d’été \\; 3\\, rue du Port',
    ].join('\r\n'),
  )
  expect(file).toContain('TRIGGER:-P7D')
  expect(calendarOf([], words, now)).toBe(
    calendarOf([task(1, 'x', '2026-12-31')], words, now).replace(/BEGIN:VEVENT[^]*END:VEVENT\r\n/, ''),
  )
})

test('no line has more than 75 bytes, no letter is cut, and unfolded all of it is there', () => {
  const file = calendarOf([task(301, long, '2026-12-31'), task(302, '🏠'.repeat(40), '2027-01-31')], words, now)
  const lines = file.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.some((line) => line.includes('\uFFFD') || /[\r\n]/.test(line))).toBe(false)
  const whole = file.replaceAll('\r\n ', '')
  expect(whole).toContain(
    'SUMMARY:Entretien annuel obligatoire de la chaudière à condensation\\, ramonage \\; été\\ncomme hiver – Vitodens 200-W\r\n',
  )
  expect(whole).toContain(`SUMMARY:${'🏠'.repeat(40)} – Vitodens 200-W\r\n`)
})

test('no name ends its line and begins another, whichever line end it has', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const file = calendarOf([task(301, `Entretien${end}ATTACH:https://x.example`, '2026-12-31')], words, now)
    expect(file.split(/\r\n|\r|\n/).filter((line) => line.startsWith('ATTACH'))).toEqual([])
    expect(file).toContain('SUMMARY:Entretien\\nATTACH:https://x.example')
  }
})

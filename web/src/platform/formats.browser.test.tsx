import { expect, test } from 'vitest'
import { formatDate, formats } from './formats.ts'

test('SHELL-52 API2-09: a date, a date with its hour and a long date read as the French write them', () => {
  const { formatDateTime, formatLongDateTime } = formats.fr
  expect(formatDate('2026-02-03')).toBe('03/02/2026')
  expect(formatDateTime('2026-02-03T08:05:00Z')).toBe('03/02/2026 à 09:05')
  expect(formatLongDateTime('2026-02-03T08:05:00Z')).toBe('03 février 2026 à 09:05')
})

test('SHELL-52: the English twins keep the order day, month, year', () => {
  const { formatDateTime, formatLongDateTime } = formats.en
  expect(formatDate('2026-02-03')).toBe('03/02/2026')
  expect(formatDateTime('2026-02-03T08:05:00Z')).toBe('03/02/2026 at 09:05')
  expect(formatLongDateTime('2026-02-03T08:05:00Z')).toBe('03 February 2026 at 09:05')
})

test('an instant is shown at the hour of Paris, summer and winter, and midnight is 00', () => {
  const { formatDateTime } = formats.fr
  expect(formatDateTime('2026-07-14T22:00:00Z')).toBe('15/07/2026 à 00:00')
  expect(formatDateTime('2026-12-31T23:30:00Z')).toBe('01/01/2027 à 00:30')
})

test('numbers, sizes, months and countries follow the language', () => {
  const said = ({ formatNumber, formatSize, formatMonth, countryName }: (typeof formats)['fr' | 'en']) => [
    countryName('DE'),
    formatNumber(1284),
    formatSize(12_582_912),
    formatMonth('2026-12-01'),
    formatMonth('2026-12-01', { month: 'long', year: 'numeric' }),
  ]
  expect(said(formats.fr)).toEqual(['Allemagne', '1\u202f284', '12\u00a0Mo', 'décembre', 'décembre 2026'])
  expect(said(formats.en)).toEqual(['Germany', '1,284', '12\u00a0MB', 'December', 'December 2026'])
})

test('how long ago: minutes and hours of this day, then days as the calendar has them, then the date', () => {
  const noon = new Date('2026-03-30T10:00:00Z')
  const ago = (value: string) => [formats.fr.formatAgo(value, noon), formats.en.formatAgo(value, noon)]
  expect(ago('2026-03-30T09:59:30Z')).toEqual(['maintenant', 'now'])
  expect(ago('2026-03-30T09:54:00Z')).toEqual(['il y a 6 minutes', '6 minutes ago'])
  expect(ago('2026-03-30T06:59:00Z')).toEqual(['il y a 3 heures', '3 hours ago'])
  // Ten hours before, and yesterday in Paris all the same.
  expect(ago('2026-03-29T21:30:00Z')).toEqual(['hier', 'yesterday'])
  // Over the night on which the clocks change.
  expect(ago('2026-03-18T08:00:00Z')).toEqual(['il y a 12 jours', '12 days ago'])
  expect(ago('2026-02-03T08:05:00Z')).toEqual(['03/02/2026', '03/02/2026'])
  expect(ago('2026-03-30T10:02:00Z')).toEqual(['maintenant', 'now'])
})

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

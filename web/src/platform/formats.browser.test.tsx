import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatLongDateTime, formatNumber } from './formats.ts'
import { keepLocale } from './locale.ts'

const inFrench = () => keepLocale('fr-FR')
const inEnglish = () => keepLocale('en-UK')

test('SHELL-52 API2-09: a date, a date with its hour and a long date read as the French write them', () => {
  inFrench()
  expect(formatDate('2026-02-03')).toBe('03/02/2026')
  expect(formatDateTime('2026-02-03T08:05:00Z')).toBe('03/02/2026 à 09:05')
  expect(formatLongDateTime('2026-02-03T08:05:00Z')).toBe('03 février 2026 à 09:05')
})

test('SHELL-52: the English twins keep the order day, month, year', () => {
  inEnglish()
  expect(formatDate('2026-02-03')).toBe('03/02/2026')
  expect(formatDateTime('2026-02-03T08:05:00Z')).toBe('03/02/2026 at 09:05')
  expect(formatLongDateTime('2026-02-03T08:05:00Z')).toBe('03 February 2026 at 09:05')
})

test('an instant is shown at the hour of Paris, summer and winter, and midnight is 00', () => {
  inFrench()
  expect(formatDateTime('2026-07-14T22:00:00Z')).toBe('15/07/2026 à 00:00')
  expect(formatDateTime('2026-12-31T23:30:00Z')).toBe('01/01/2027 à 00:30')
})

test('numbers follow the language', () => {
  inFrench()
  expect(formatNumber(1284)).toBe('1\u202f284')
  inEnglish()
  expect(formatNumber(1284)).toBe('1,284')
})

import { expect, test } from 'vitest'
import { type CertificateValidity, endingDays, validityOf } from './certificates.rules.ts'

test.each<[string, CertificateValidity]>([
  ['2026-05-01', 'VALID'],
  ['2026-05-02', 'ENDING'],
  ['2026-07-01', 'ENDING'],
  ['2026-07-02', 'OVER'],
])('a certificate that is valid until 1 July is told on %s as %s', (today, told) => {
  expect(endingDays).toBe(60)
  expect(validityOf('2026-07-01', today)).toBe(told)
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings, settings } from './config.ts'
import { resealed, seal, unseal } from './sealing.ts'

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const keysOf = (...listed: string[]) =>
  readSettings({ DATABASE_URL: 'postgres://logis@127.0.0.1/logis', SEALING_KEYS: listed.join(',') }).SEALING_KEYS

test('what was sealed is read again for its purpose alone, and says nothing by itself', () => {
  settings.SEALING_KEYS = keysOf(key('a'))
  const sealed = seal('provider 12', 'très secret')
  expect(sealed).not.toContain('secret')
  expect(sealed).not.toBe(seal('provider 12', 'très secret'))
  expect(unseal('provider 12', sealed)).toBe('très secret')
  expect(() => unseal('provider 13', sealed)).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const touched = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    // The last digit of a base64 text may hold bits that stand for nothing.
    const opened = (() => {
      try {
        return unseal('provider 12', touched)
      } catch {
        return null
      }
    })()
    expect([null, 'très secret']).toContain(opened)
  }
})

test('a new key takes over; the old one opens what it has sealed until it is taken away', () => {
  const [old, current] = [key('2025'), key('2026')]
  settings.SEALING_KEYS = keysOf(old)
  const sealed = seal('x', 'secret')
  settings.SEALING_KEYS = keysOf(current, old)
  expect(unseal('x', sealed)).toBe('secret')
  const again = resealed('x', sealed, {}) ?? ''
  expect(again).toMatch(/^v1\.2026\./)
  expect(resealed('x', again, {})).toBeNull()
  settings.SEALING_KEYS = keysOf(current)
  expect(unseal('x', again)).toBe('secret')
  expect(() => unseal('x', sealed)).toThrow('No key opens this secret')
  expect(resealed('x', sealed, {})).toBeNull()
})

test('a portal in production seals nothing without a key of its own; a demonstration does', () => {
  settings.SEALING_KEYS = []
  expect(unseal('x', seal('x', 'secret'))).toBe('secret')
  settings.NODE_ENV = 'production'
  expect(() => seal('x', 'secret')).toThrow('SEALING_KEY_REQUIRED')
})

test.each(['secret', 'a:c2hvcnQ=', ':', `A B:${randomBytes(32).toString('base64')}`])(
  'keys that are none are refused: %s',
  (wrong) => expect(() => keysOf(wrong)).toThrow('SEALING_KEYS'),
)

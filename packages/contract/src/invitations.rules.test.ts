import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyTypes } from './companies.rules.ts'
import {
  invitationCodes,
  mailEventOf,
  mailEvents,
  mailStatuses,
  mailStatusOf,
  ownerInvitationOf,
} from './invitations.rules.ts'

const at = (name: string, hour: number) => ({ name, time: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z` })
const statusOf = (...events: { name: string; time: string }[]) => mailStatusOf({ events })

test.each([
  ['delivered', 'DELIVERED', 'success'],
  ['opened', 'OPENED', 'success'],
  ['hardBounces', 'HARD_BOUNCE', 'error'],
  ['blocked', 'BLOCKED', 'error'],
  ['invalidEmail', 'INVALID_EMAIL', 'error'],
  ['deferred', 'DEFERRED', 'warning'],
  ['softBounces', 'PENDING', 'warning'],
])('CODE-11 %s shows %s, %s', (name, status, level) => {
  expect(statusOf(at(name, 10))).toEqual({ status, level })
})
test('CODE-12 clicks are ignored', () => {
  expect(statusOf(at('delivered', 10), at('clicks', 11))).toEqual({ status: 'DELIVERED', level: 'success' })
  expect(statusOf(at('clicks', 11))).toEqual({ status: 'SENT', level: null })
})
test('CODE-13 the latest by date decides, whatever the order of the list', () => {
  const events = [at('delivered', 10), at('softBounces', 11), at('opened', 9)]
  fc.assert(
    fc.property(fc.shuffledSubarray(events, { minLength: 3 }), (shuffled) => {
      expect(statusOf(...shuffled)).toEqual({ status: 'PENDING', level: 'warning' })
    }),
  )
})
test('CODE-13 at equal times the worse level, then the later stage', () => {
  expect(statusOf(at('delivered', 10), at('opened', 10)).status).toBe('OPENED')
  expect(statusOf(at('blocked', 10), at('opened', 10)).status).toBe('BLOCKED')
})
test('CODE-14 without external data: awaiting dispatch', () => {
  expect(mailStatusOf(null)).toEqual({ status: 'AWAITING', level: null })
})
test('CODE-15/states CODE-16 sent, programmed, invalid, pending, unsubscribed, unknown', () => {
  expect(statusOf()).toEqual({ status: 'SENT', level: null })
  expect(mailStatusOf({ events: [], programmed: true })).toEqual({ status: 'PROGRAMMED', level: null })
  expect(statusOf(at('invalidEmail', 10))).toEqual({ status: 'INVALID_EMAIL', level: 'error' })
  expect(statusOf(at('softBounces', 10))).toEqual({ status: 'PENDING', level: 'warning' })
  expect(statusOf(at('unsubscribed', 10))).toEqual({ status: 'UNSUBSCRIBED', level: 'warning' })
  expect(statusOf(at('teleported', 10))).toEqual({ status: 'UNKNOWN', level: null })
})
test('CODE-13 any list of events has a status', () => {
  const event = fc.record({
    name: fc.oneof(fc.constantFrom(...mailEvents), fc.string()),
    time: fc.date({ noInvalidDate: true }).map(String),
  })
  fc.assert(
    fc.property(fc.array(event), (events) => {
      expect(mailStatuses).toContain(mailStatusOf({ events }).status)
    }),
  )
})
test('the provider’s names map to the stored ones', () => {
  expect(['hard_bounce', 'unique_opened', 'spam', 'click', 'request'].map(mailEventOf)).toEqual([
    'hardBounces',
    'opened',
    'blocked',
    'clicks',
    null,
  ])
})
test('CODE-09 there are five channels, and these; the owner invitation of each type of company', () => {
  expect(invitationCodes.toSorted()).toEqual([
    'INVITE_OWNER',
    'INVITE_OWNER_INSTALLER',
    'INVITE_OWNER_RENOVATION',
    'INVITE_OWNER_RESIDENCE_BUILDER',
    'INVITE_TENANT_SOCIAL_LANDLORD',
  ])
  expect(Object.fromEntries(companyTypes.map((type) => [type, ownerInvitationOf(type)]))).toEqual({
    COMPANY_MANAGER: 'INVITE_OWNER',
    SOCIAL_LANDLORD: 'INVITE_OWNER',
    INSTALLER: 'INVITE_OWNER_INSTALLER',
    RESIDENCE_BUILDER: 'INVITE_OWNER_RESIDENCE_BUILDER',
    MANUFACTURER: 'INVITE_OWNER',
    RENOVATION: 'INVITE_OWNER_RENOVATION',
    DEVELOPER: 'INVITE_OWNER',
    THERMAL_ENGINEERING_OFFICE: 'INVITE_OWNER',
  })
})

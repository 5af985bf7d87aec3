import { expect, test } from 'vitest'
import type { MailLevel, MailStatus } from './invitations.rules.ts'
import { journeyStateOf } from './projects.journey.rules.ts'

const email = 'famille.roux@foyer.example'
const home = { isActivated: false, missing: 3, emails: [email], hasLeft: false, last: null, isOpened: false }
const mail = (status: MailStatus, level: MailLevel = null, recipient = email) => ({ status, level, recipient })

test.each([
  ['WITHOUT_EMAIL', { emails: [] }],
  ['READY', {}],
  ['OWNER_LEFT', { hasLeft: true }],
  ['SENT', { last: mail('AWAITING') }],
  ['SENT', { last: mail('SENT') }],
  ['SENT', { last: mail('UNKNOWN') }],
  ['DELAYED', { last: mail('PENDING', 'warning') }],
  ['DELAYED', { last: mail('DEFERRED', 'warning') }],
  ['REFUSED', { last: mail('HARD_BOUNCE', 'error') }],
  ['RECEIVED', { last: mail('DELIVERED', 'success') }],
  ['OPENED', { last: mail('OPENED', 'success'), isOpened: true }],
  ['INCOMPLETE', { isActivated: true }],
  ['COMPLETE', { isActivated: true, missing: 0 }],
] as const)('a home is %s: %j', (state, told) => {
  expect(journeyStateOf({ ...home, ...told })).toBe(state)
})

test('an address that was refused is corrected once it is no longer the home’s, in whatever case it is written', () => {
  const refused = mail('INVALID_EMAIL', 'error', 'Famille.Roux@foyer.example')
  expect(journeyStateOf({ ...home, last: refused })).toBe('REFUSED')
  expect(journeyStateOf({ ...home, last: refused, emails: ['roux@foyer.example'] })).toBe('CORRECTED')
})

test('a mail that cannot arrive comes before an earlier one that was opened; one that is under way does not', () => {
  const opened = { ...home, isOpened: true }
  expect(journeyStateOf({ ...opened, last: mail('BLOCKED', 'error') })).toBe('REFUSED')
  expect(journeyStateOf({ ...opened, last: mail('SENT') })).toBe('OPENED')
})

test('an activated home is not invited again, whatever became of its mails and its addresses', () => {
  expect(journeyStateOf({ ...home, isActivated: true, emails: [], last: mail('BLOCKED', 'error') })).toBe('INCOMPLETE')
})

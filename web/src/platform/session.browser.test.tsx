import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from './draft.ts'
import { takeLanguage } from './locale.ts'
import {
  currentToken,
  endSession,
  isSignedIn,
  keepIdentity,
  lastEnd,
  onSessionEnd,
  openSession,
  prolongSession,
  tokenRefused,
  watchOtherTabs,
  type Identity,
} from './session.ts'
import { readStored, writeStored } from './storage.ts'

const marie = { user: { id: 1, username: 'marie@horizon.example' }, company: { id: 1 } } as unknown as Identity
const hour = 3_600_000

const otherTabOpens = (access_token: string) => {
  writeStored('token', { access_token, expires_at: Date.now() + hour })
  dispatchEvent(new StorageEvent('storage', { key: 'logis.token' }))
}

let unwatch = () => {}
beforeEach(() => {
  localStorage.clear()
  openSession('marie-1', 3600)
  unwatch = watchOtherTabs()
})
afterEach(() => {
  unwatch()
  endSession('left')
  vi.useRealTimers()
})

test('AUTH-07: signed in only while the stored token is the current one', () => {
  expect(isSignedIn()).toBe(true)
  writeStored('token', { access_token: 'zoe-1', expires_at: Date.now() + hour })
  expect(isSignedIn()).toBe(false)
  localStorage.clear()
  expect(isSignedIn()).toBe(false)
})

test('AUTH-08 AUTH-09: the expiry is stored with the token, and past it the person is signed out', () => {
  const { expires_at } = readStored<{ expires_at: number }>('token')!
  expect(Math.abs(expires_at - Date.now() - hour)).toBeLessThan(1000)
  vi.useFakeTimers({ now: expires_at + 1 })
  expect(isSignedIn()).toBe(false)
})

test('AUTH-12: a refresh moves the expiry, unless its token is no longer the current one', () => {
  prolongSession('marie-1', 7200)
  expect(readStored<{ expires_at: number }>('token')!.expires_at).toBeGreaterThan(Date.now() + hour)
  prolongSession('an older one', 1)
  expect(isSignedIn()).toBe(true)
})

test('AUTH-10 AUTH-11: leaving clears the token, the person and the company; language and invitation stay', () => {
  keepIdentity(marie)
  writeStored('locale', 'en-UK')
  writeStored('invitation_token', 'invited')
  endSession('left')
  expect([readStored('token'), readStored('user'), readStored('company')]).toEqual([null, null, null])
  expect([readStored('locale'), readStored('invitation_token')]).toEqual(['en-UK', 'invited'])
  expect(isSignedIn()).toBe(false)
})

test('the link of a mail says its language to whoever has chosen none', () => {
  takeLanguage('#token=given')
  expect(readStored('locale')).toBeNull()
  takeLanguage('#token=given&lang=en')
  expect(readStored('locale')).toBe('en-UK')
  writeStored('locale', 'fr-FR')
  takeLanguage('#token=given&lang=en')
  expect(readStored('locale')).toBe('fr-FR')
})

test('A-34: a sign-in made in another tab ends the session of this one, and leaves the other its token', () => {
  const ended = vi.fn<(end: string) => void>()
  const forget = onSessionEnd(ended)
  otherTabOpens('zoe-1')
  expect(ended).toHaveBeenCalledExactlyOnceWith('replaced')
  expect(readStored<{ access_token: string }>('token')!.access_token).toBe('zoe-1')
  forget()
})

test('A-34: coming back to a tab compares too, should the browser have kept the news to itself', () => {
  writeStored('token', { access_token: 'zoe-1', expires_at: Date.now() + hour })
  dispatchEvent(new Event('focus'))
  expect(lastEnd()).toBe('replaced')
})

test('AUTH-14: a refused token ends its own session, an old one refused late does not end the next', () => {
  openSession('marie-2', 3600)
  tokenRefused('marie-1')
  expect(currentToken()).toBe('marie-2')
  tokenRefused('marie-2')
  expect([isSignedIn(), lastEnd()]).toEqual([false, 'refused'])
})

for (const broken of [['setItem'], ['getItem', 'setItem', 'removeItem']] as const)
  test(`where the browser keeps nothing (${broken.join(', ')}), whoever signs in is signed in as long as the page, and out once they leave`, () => {
    localStorage.clear()
    const refusals = broken.map((act) =>
      vi.spyOn(Storage.prototype, act).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    )
    openSession('private', 3600)
    writeStored('invitation_token', 'invited')
    keepIdentity(marie)
    writeDraft('home.7', 'Bonjour')
    expect([isSignedIn(), currentToken(), readStored('invitation_token')]).toEqual([true, 'private', 'invited'])
    expect(readDraft('home.7')).toBe('Bonjour')
    endSession('left')
    expect([isSignedIn(), readStored('token'), readStored('user'), readDraft('home.7')]).toEqual([
      false,
      null,
      null,
      null,
    ])
    for (const refusal of refusals) refusal.mockRestore()
  })

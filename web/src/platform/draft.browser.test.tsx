import { beforeEach, expect, test } from 'vitest'
import { forgetDraft, readDraft, writeDraft } from './draft.ts'
import { endSession, openSession } from './session.ts'

beforeEach(() => sessionStorage.clear())

test('a draft is found again until it is sent', () => {
  writeDraft('ptg.1', { name: 'Mme Roux' })
  expect(readDraft('ptg.1')).toEqual({ name: 'Mme Roux' })
  expect(readDraft('ptg.2')).toBe(null)
  forgetDraft('ptg.1')
  expect(readDraft('ptg.1')).toBe(null)
})

test('drafts go with the session, and nothing else does', () => {
  openSession('tok', 3600)
  writeDraft('ptg.1', 1)
  sessionStorage.setItem('other', 'kept')
  endSession('left')
  expect([readDraft('ptg.1'), sessionStorage.getItem('other')]).toEqual([null, 'kept'])
})

test('what another release left behind is no draft', () => {
  sessionStorage.setItem('logis.draft.ptg.1', '{')
  expect(readDraft('ptg.1')).toBe(null)
})

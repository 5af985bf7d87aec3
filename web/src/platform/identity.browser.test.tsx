import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { askIdentity, workFor } from './identity.ts'
import { openAssistance } from './assistedSession.ts'
import {
  currentIdentity,
  currentToken,
  endSession,
  keepIdentity,
  lastEnd,
  openSession,
  tokenRefused,
} from './session.ts'
import { signOut } from './shell/signOut.ts'
import { answersFor, me, serve, type Answer } from './testing.tsx'

beforeEach(() => {
  localStorage.clear()
  openSession('own', 3600)
})

const support: Answer = { body: { data: { ...me, id: 9, company_id: null, companies: [], global_roles: ['SUPPORT'] } } }

test('who was assisted is not who acts, when they are told of after the access has ended', async () => {
  const { answers, names } = serve(answersFor())
  const company = answers['GET /companies/1'] as Answer
  const { promise, resolve: answer } = Promise.withResolvers<Answer>()
  answers['GET /companies/1'] = promise
  openAssistance('borrowed', 3600)
  const queryClient = new QueryClient()
  const late = askIdentity(queryClient)
  await expect.poll(names).toContain('GET /companies/1')

  endSession('left')
  answers['GET /user'] = support
  await askIdentity(new QueryClient())
  answer(company)
  expect((await late).user.id).toBe(me.id)
  expect(currentIdentity()?.user).toMatchObject({ id: 9, global_roles: ['SUPPORT'] })
})

test('whoever turns to another company of theirs while they are asked for anew acts for that one from there on', async () => {
  const companies = [1, 14].map((id) => ({ id, name: `Société ${id}`, type: 'INSTALLER', role: 'COMPANY_ADMIN' }))
  const of = (id: number) => ({ id, name: `Société ${id}`, type: 'INSTALLER' as const, picture_path: null })
  const { answers, names } = serve(answersFor())
  answers['GET /user'] = { body: { data: { ...me, companies } } }
  answers['GET /companies/14'] = { body: { data: of(14) } }
  const { promise, resolve: answer } = Promise.withResolvers<Answer>()
  answers['GET /companies/1'] = promise
  const queryClient = new QueryClient()
  // As another tab has left it in the storage of the browser.
  keepIdentity({ user: { ...me, companies } as never, company: of(1) })
  const late = askIdentity(queryClient)
  await expect.poll(names).toContain('GET /companies/1')
  await workFor(queryClient, 14)
  answer({ body: { data: of(1) } })
  expect((await late).company?.id).toBe(14)
  expect(currentIdentity()?.company?.id).toBe(14)
})

test('whoever ends an assistance is themselves again, also when something else was refused while the server ended it', async () => {
  const { answers, names } = serve(answersFor())
  const { promise, resolve: answer } = Promise.withResolvers<Answer>()
  answers['DELETE /personal-access-token'] = promise
  openAssistance('borrowed', 3600)
  const ended = signOut()
  await expect.poll(names).toContain('DELETE /personal-access-token')
  tokenRefused('borrowed')
  answer({ status: 204 })
  await ended
  expect(currentToken()).toBe('own')
})

test('whoever signs out has left, also when something else was refused before the answer; what is refused later was not left', async () => {
  const { answers, names } = serve(answersFor())
  const { promise, resolve: answer } = Promise.withResolvers<Answer>()
  answers['DELETE /personal-access-token'] = promise
  const ended = signOut()
  await expect.poll(names).toContain('DELETE /personal-access-token')
  tokenRefused('own')
  expect([currentToken(), lastEnd()]).toEqual([null, 'left'])
  answer({ status: 204 })
  await ended
  expect(lastEnd()).toBe('left')
  openSession('next', 3600)
  tokenRefused('next')
  expect(lastEnd()).toBe('refused')
})

import { expect, test } from 'vitest'
import { createQueryClient } from './queryClient.ts'
import { Refused, tooLate } from './refused.ts'

const queryKey = ['home']
const refusal = new Refused({ reason: 'RESIDENCE_NOT_FOUND', message: 'Projet introuvable.', status: 404 })

test('what was read stays where nobody answers, and is read again; a refusal takes its place', async () => {
  const client = createQueryClient()
  const read = (answer: () => Promise<string>) =>
    client.fetchQuery({ queryKey, queryFn: answer, staleTime: 0, retry: false, meta: { tellsErrors: true } })
  const state = () => client.getQueryState(queryKey)
  await read(async () => 'Maison Les Lilas')
  await expect(read(() => Promise.reject(new Refused(null)))).rejects.toThrow()
  expect(state()).toMatchObject({ data: 'Maison Les Lilas', status: 'success', error: null, isInvalidated: true })
  await expect(read(() => Promise.reject(refusal))).rejects.toThrow()
  expect(state()).toMatchObject({ status: 'error', error: refusal })
})

test('a hiccup of the network is tried a second time, what nobody answered for a minute is not', async () => {
  const { retry } = createQueryClient().getDefaultOptions().queries as { retry: (n: number, e: Refused) => boolean }
  expect([retry(0, new Refused(null)), retry(1, new Refused(null)), retry(0, new Refused(null, tooLate))]).toEqual([
    true,
    false,
    false,
  ])
})

test('where nothing was read before, it is told that nobody answers', async () => {
  const client = createQueryClient()
  const queryFn = () => Promise.reject(new Refused(null))
  await expect(client.fetchQuery({ queryKey, queryFn, retry: false, meta: { tellsErrors: true } })).rejects.toThrow()
  expect(client.getQueryState(queryKey)).toMatchObject({ data: undefined, status: 'error' })
})

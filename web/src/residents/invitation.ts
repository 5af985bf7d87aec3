import { useEffect, useState } from 'react'
import { client } from '../platform/caller.ts'
import { asRefused, type Refused } from '../platform/refused.ts'
import { formatCode } from './code.ts'
import { keepCode } from './kept.ts'

export type Invitation = Awaited<ReturnType<typeof client.accounts.readInvitation>>['data']

type Answer = { data?: Invitation; error?: Refused }

/** What an invitation opens, where there is no cache of answers; nothing is asked without one. */
export const useInvited = (token: string | null): Answer => {
  const [answer, setAnswer] = useState<Answer>({})
  useEffect(() => {
    if (token === null) return
    let gone = false
    const show = (next: Answer) => {
      if (!gone) setAnswer(next)
    }
    client.accounts.readInvitation({ token }).then(
      ({ data }) => show({ data }),
      (cause: unknown) => show({ error: asRefused(cause) }),
    )
    return () => {
      gone = true
    }
  }, [token])
  return answer
}

/** The mail showed the code: nobody types it again. */
export const useCodeOf = (code: string | null | undefined) =>
  useEffect(() => {
    if (code) keepCode(formatCode(code))
  }, [code])

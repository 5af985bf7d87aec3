import type { Session } from '@logis/contract/accounts'
import { client } from '../platform/caller.ts'
import { ground } from '../platform/ground.ts'
import { takeLocale } from '../platform/i18n.ts'
import { openSession } from '../platform/session.ts'
import { useCall } from '../platform/useCall.ts'
import { wantedPath } from './wantedPath.ts'

export type Opened = Pick<Session, 'access_token' | 'expires_in'> & { user?: Pick<Session['user'], 'locale'> }
export type Enter = (session: Opened) => Promise<void>

/** AUTH-05: with a session, by whatever way it was given: it opens, then the wanted page, else home. */
export const enterTo =
  (wanted: string | undefined): Enter =>
  async ({ access_token, expires_in, user }) => {
    openSession(access_token, expires_in)
    if (user) await takeLocale(user.locale)
    return ground.enter(wantedPath(wanted))
  }

/** AUTH-03. An account with a second factor is given a challenge, and no session yet. */
export const useSignIn = (enter: Enter) =>
  useCall(client.accounts.signIn, { onSuccess: ({ data }) => ('challenge' in data ? undefined : enter(data)) })

/** The dialog tells its own errors. */
export const useLostPassword = () => useCall(client.accounts.requestPasswordReset, { tellsErrors: true })

import { contract } from '@logis/contract/contract'
import { unsubscribePage } from '#platform/mail/unsubscribing.ts'
import { data, mount, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { readUnsubscription, unsubscribe } from './rules.ts'

const on = mount(contract.accounts)

export const unsubscribeRoutes = {
  readUnsubscription: on.readUnsubscription.handler(streamed),
  unsubscribe: on.unsubscribe.handler(streamed),
}

type Followed = { token: string }

export const unsubscribeStreams: StreamRoute[] = [
  streamRoute<Followed>('accounts.readUnsubscription', async ({ locale }, { token }, request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply.redirect(unsubscribePage(token), 303)
      : data(readUnsubscription(token, locale)),
  ),
  {
    ...streamRoute<Followed>('accounts.unsubscribe', ({ locale }, { token }) => data(unsubscribe(token, locale))),
    dropsForm: true,
  },
]

import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type KoaContextWithOIDC } from 'oidc-provider'

type Person = { sub: string; email: string; given_name: string; family_name: string }

const page = (text: string) => `<!doctype html><html lang="fr"><title>Annuaire</title><main>${text}</main>`

/**
 * An organisation's own provider of OpenID Connect, with a page of its own on which its people type their name, and
 * which forgets whoever leaves.
 */
export const openDirectory = async (returnUrl: string, signOutUrl: string) => {
  const people = new Map<string, Person>()
  const secret = randomBytes(16).toString('hex')
  const clientId = `portail-${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`
  // Its address is known once it listens, and the provider must know it.
  const server = http.createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Its sign-in page: a name, and « Refuser ». */
  const ask = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (request.method !== 'POST') {
      const form = '<input name="name" autofocus><button>Entrer</button><button name="no" value="1">Refuser</button>'
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return void response.end(page(`<form method="post"><label>Nom ${form}</label></form>`))
    }
    let body = ''
    for await (const part of request) body += String(part)
    const typed = new URLSearchParams(body)
    const isKnown = !typed.has('no') && people.has(typed.get('name') ?? '')
    const result = isKnown ? { login: { accountId: typed.get('name')! } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [returnUrl],
        post_logout_redirect_uris: [signOutUrl],
      },
    ],
    cookies: { keys: [secret] },
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context: KoaContextWithOIDC, form: string) => {
          context.body = page(`${form}<button form="op.logoutForm" name="logout" value="yes">Quitter</button>`)
        },
      },
    },
    issueRefreshToken: () => true,
    findAccount: (_context: unknown, sub: string) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => person }
    },
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile offline_access')
      await grant.save()
      return grant
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/annuaire/${uid}` },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/annuaire/') ? ask(request, response) : answer(request, response))
  })
  return {
    issuer,
    clientId,
    secret,
    employ: (person: Person) => void people.set(person.sub, person),
    dismiss: (sub: string) => void people.delete(sub),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

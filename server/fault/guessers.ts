import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { codeFrom } from '@logis/contract/projects.rules'
import { randomBytes, randomInt } from 'node:crypto'

/** What is guessed, by whom, from where: of each kind of guess one victim after the other. */
export type Plan = {
  port: number
  clients: number
  /** Whose password is not known; half of the guesses are at names that nobody has. */
  passwords: string[]
  /** Whose password is known, and who has a second factor. */
  factors: { username: string; password: string }[]
  /** Sessions of people who type codes of homes that are not theirs. */
  codes: { username: string; token: string }[]
}
export const kinds = ['password', 'factor', 'code'] as const
export type Kind = (typeof kinds)[number]
/** Of each kind: how many were sent, looked at and refused unseen, and what was answered beside. */
export type Told = Record<Kind, { sent: number; refused: number; looked: Record<string, number> }> & {
  /** By network: passwords and codes of factors together, and codes of homes. */
  networks: { signIn: Record<string, number>; code: Record<string, number> }
  strange: Record<string, number>
}

const perNetwork = 5
/** Of the five clients of each network two guess passwords, two codes of homes, and one codes of a second factor. */
const kindOf = (index: number): Kind => (['password', 'code', 'factor', 'code', 'password'] as const)[index % 5]!
/** What is answered to a guess that was looked at and is wrong. */
const wrong: Record<Kind, string> = {
  password: 'CREDENTIALS_INVALID',
  factor: 'FACTOR_CODE_INVALID',
  code: 'ACTIVATION_CODE_INVALID',
}

const none = () => ({ sent: 0, refused: 0, looked: {} })
const told: Told = {
  password: none(),
  factor: none(),
  code: none(),
  networks: { signIn: {}, code: {} },
  strange: {},
}
const add = (counts: Record<string, number>, key: string) => (counts[key] = (counts[key] ?? 0) + 1)

type Body = { data?: { challenge?: string }; error_reason?: string }
type Answer = { status: number; body: Body }

const agent = new http.Agent({ keepAlive: true })
const post = (plan: Plan, path: string, from: string, body: object, token?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const request = http.request({ agent, port: plan.port, host: '127.0.0.1', method: 'POST', path, headers })
    request.once('error', reject).once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) as Body }),
      )
    })
    request.end(text)
  })

const turnOf = <T>(list: readonly T[], turn: number): T => list[turn % list.length]!

/** Counts what was answered to a guess at someone. */
const note = (kind: Kind, who: string, network: string, { status, body }: Answer) => {
  const counts = told[kind]
  counts.sent += 1
  if (status === 429) counts.refused += 1
  else if (body.error_reason === wrong[kind]) {
    add(counts.looked, who)
    add(told.networks[kind === 'code' ? 'code' : 'signIn'], network)
  } else add(told.strange, `${kind} ${status} ${body.error_reason}`)
}

/** One client, who is answered and guesses again. */
const clientOf = (plan: Plan, index: number) => {
  const kind = kindOf(index)
  const network = `10.1.${Math.floor(index / perNetwork)}`
  const from = `${network}.${1 + (index % 250)}`
  let turn = index
  let challenge: string | undefined

  const guessPassword = async () => {
    const username = turn % 2 === 0 ? turnOf(plan.passwords, turn / 2) : `nobody-${turn % 500}@clairiere.example`
    const body = { username, password: `Chantier-${randomInt(1e9)}`, scope: 'partner' }
    note(kind, username, network, await post(plan, '/v2/personal-access-token', from, body))
  }
  const guessCode = async () => {
    const { username, token } = turnOf(plan.codes, index)
    const body = { activation_code: codeFrom(randomBytes(12)) }
    note(kind, username, network, await post(plan, '/v2/residence-code/activate', from, body, token))
  }
  const guessFactor = async () => {
    const { username, password } = turnOf(plan.factors, index)
    if (!challenge) {
      const body = { username, password, scope: 'partner' }
      const answer = await post(plan, '/v2/personal-access-token', from, body)
      challenge = answer.body.data?.challenge
      if (!challenge) return note(kind, username, network, answer)
    }
    const body = { challenge, code: String(randomInt(1e6)).padStart(6, '0') }
    const answer = await post(plan, '/v2/personal-access-token/second-factor', from, body)
    if (answer.body.error_reason === 'CHALLENGE_INVALID') challenge = undefined
    else note(kind, username, network, answer)
  }
  const guess = { password: guessPassword, code: guessCode, factor: guessFactor }[kind]
  return async () => {
    await guess()
    turn += 1
  }
}

/** The process of those who guess: `GO` and `REST` as they are told, and what came of it once it is `OVER`. */
const guessOn = async () => {
  let isOver = false
  let going = Promise.withResolvers<void>()
  // Nobody guesses on whose parent is gone.
  process.once('disconnect', () => process.exit())
  const [plan] = (await once(process, 'message')) as [Plan]
  process.on('message', (word: string) => {
    if (word === 'GO') going.resolve()
    if (word === 'REST') going = Promise.withResolvers<void>()
    if (word === 'OVER') {
      isOver = true
      going.resolve()
    }
  })
  const repeat = async (index: number) => {
    const guess = clientOf(plan, index)
    for (;;) {
      await going.promise
      if (isOver) return
      await guess().catch((error: unknown) => {
        add(told.strange, `unanswered ${(error as Error).message}`)
        return pause(100)
      })
    }
  }
  await Promise.all(Array.from({ length: plan.clients }, (_, index) => repeat(index)))
  process.send!(told)
  process.disconnect()
}

if (process.argv[2] === 'guess') await guessOn()

import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { openSession, type Stage } from './stage.ts'

/** What is going on while a time is taken. */
export type Weather = 'calm' | 'guessed' | 'crowded'
type Times = Record<Weather, number[]>
const noTimes = (): Times => ({ calm: [], guessed: [], crowded: [] })

type Answer = { status: number; body: { data?: Record<string, unknown>; error_reason?: string } }
export type Caller = (method: string, path: string, from: string, body?: object, token?: string) => Promise<Answer>
export const callerOf =
  (port: number): Caller =>
  async (method, path, from, body, token) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }

export const password = 'Logement2026'

/** Opens sessions of someone, for tables that are read more often than one session may ask. */
const manySessions = (stage: Stage, username: string, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await openSession(stage, username)).token))

/**
 * Those who have nothing to do with it: two read a list, an owner signs in at home again and again, another with a second
 * factor as often as there is a new code.
 */
export class Bystanders {
  /** Null while one weather goes over into another. */
  #weather: Weather | null = null
  readonly list = noTimes()
  readonly signIn = noTimes()
  /** What was answered to owners who did all right, and readers. There must be nothing here. */
  readonly refused: Record<string, number> = {}
  /** How often each did what they came for. */
  readonly counts = { owner: 0, owner_with_factor: 0, resident: 0, crowd: 0 }
  readonly #call: Caller
  #isOver = false
  #hands: Promise<void>[] = []

  private constructor(call: Caller) {
    this.#call = call
  }

  static async come(stage: Stage, call: Caller, owners: { plain: string; secured: string }): Promise<Bystanders> {
    const self = new Bystanders(call)
    const [company] = await stage.query<{ id: number }>(`select id from companies where name = 'Rénov’Est'`)
    const tokens = await manySessions(stage, 'karim@renovest.example', 12)
    const path = `/v2/companies/${Number(company?.id)}/residences?page_size=50`
    const secret = await self.#enrol(owners.secured)
    self.#hands = [
      ...[0, 1].map((reader) => self.#repeat(15, self.#read(path, tokens, reader))),
      self.#repeat(900, () => self.#enter(owners.plain)),
      self.#repeat(1_000, self.#enterByCode(owners.secured, secret)),
    ]
    return self
  }

  async leave() {
    this.#isOver = true
    await Promise.all(this.#hands)
  }

  async during(weather: Weather, act: () => Promise<void>) {
    this.#weather = weather
    await act()
    this.#weather = null
  }

  /** Calm, once what was on its way has been answered. */
  async rest(ms: number) {
    await pause(1_000)
    await this.during('calm', () => pause(ms))
  }

  async #repeat(pauseMs: number, act: () => Promise<void>) {
    while (!this.#isOver) {
      await act().catch((error: unknown) => this.#refuse(`unanswered: ${(error as Error).message}`))
      await pause(pauseMs)
    }
  }

  #told(what: string, { status, body }: Answer, expected: number): boolean {
    if (status === expected) return true
    this.#refuse(`${what}: ${status} ${body.error_reason}`)
    return false
  }

  #refuse(what: string) {
    const line = `${this.#weather} ${what}`
    this.refused[line] = (this.refused[line] ?? 0) + 1
  }

  #read(path: string, tokens: string[], reader: number) {
    let turn = reader
    return async () => {
      const weather = this.#weather
      const start = performance.now()
      const answer = await this.#call('GET', path, `192.0.2.${reader}`, undefined, tokens[(turn += 2) % tokens.length])
      // What began in one weather and ended in another tells nothing of either.
      if (this.#told('list', answer, 200) && weather && weather === this.#weather)
        this.list[weather].push(performance.now() - start)
    }
  }

  async #enter(username: string) {
    const weather = this.#weather
    const start = performance.now()
    const body = { username, password, scope: 'partner' }
    const answer = await this.#call('POST', '/v2/personal-access-token', '198.51.100.7', body)
    if (!this.#told('owner', answer, 200)) return
    this.counts.owner += 1
    if (weather && weather === this.#weather) this.signIn[weather].push(performance.now() - start)
  }

  /** The first sign-in of all makes the network known; then a second factor is set up. */
  async #enrol(username: string): Promise<string> {
    const at = '203.0.113.5'
    const enter = await this.#call('POST', '/v2/personal-access-token', at, { username, password, scope: 'partner' })
    const { access_token, user } = enter.body.data as { access_token: string; user: { id: number } }
    const begun = await this.#call('POST', `/v2/users/${user.id}/totp`, at, {}, access_token)
    const secret = String(begun.body.data?.['secret'])
    const code = codeAt(secret, stepNow() - 1)
    const done = await this.#call('POST', `/v2/users/${user.id}/totp/confirmation`, at, { code }, access_token)
    if (done.status !== 200) throw new Error(`No second factor was set up: ${done.body.error_reason}`)
    return secret
  }

  /** As often as there is a code that was not used. */
  #enterByCode(username: string, secret: string) {
    let used = 0
    return async () => {
      if (stepNow() === used) return
      const at = '203.0.113.5'
      const first = await this.#call('POST', '/v2/personal-access-token', at, { username, password, scope: 'partner' })
      if (!this.#told('owner with a factor', first, 200)) return
      used = stepNow()
      const body = { challenge: first.body.data?.['challenge'], code: codeAt(secret, used) }
      const second = await this.#call('POST', '/v2/personal-access-token/second-factor', at, body)
      if (this.#told('owner’s code', second, 200)) this.counts.owner_with_factor += 1
    }
  }

  /** Someone types the right code of their home. */
  async activate(stage: Stage) {
    const [home] = await stage.query<{ code: string }>(
      'select residence_code as code from residences where activation_date is null and deleted_at is null limit 1',
    )
    const { token } = await openSession(stage, 'claire@foyer.example', 'resident')
    const body = { activation_code: home?.code }
    const answer = await this.#call('POST', '/v2/residence-code/activate', '203.0.113.99', body, token)
    if (this.#told('resident’s code', answer, 200)) this.counts.resident += 1
  }

  /** Sixteen who sign in with the right password, each again as soon as they are in, for so long. */
  async crowd(usernames: string[], ms: number): Promise<void> {
    const end = Date.now() + ms
    const enter = async (index: number) => {
      for (let turn = 0; Date.now() < end; turn += 1) {
        const body = { username: usernames[index % usernames.length], password, scope: 'partner' }
        const answer = await this.#call('POST', '/v2/personal-access-token', `198.18.${index}.${turn % 4}`, body)
        if (this.#told('crowd', answer, 200)) this.counts.crowd += 1
      }
    }
    await Promise.all(Array.from({ length: 16 }, (_, index) => enter(index)))
  }
}

const stepNow = () => Math.floor(Date.now() / 30_000)
const codeAt = (secret: string, step: number) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: step * 30_000,
  })

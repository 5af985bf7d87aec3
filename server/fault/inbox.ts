import { setTimeout as pause } from 'node:timers/promises'
import type { Writer } from './load.ts'
import { openSession, type Stage } from './stage.ts'

type Told = { home: string; at: string }

/**
 * Someone whose inbox is open, whatever becomes of the server that it is open at, and a resident who gives them news:
 * a home is made and activated, again and again.
 */
export class Inbox {
  readonly #stage: Stage
  readonly #url: string
  readonly #writer: Writer
  readonly #resident: string
  #isOver = false
  readonly #leaving = new AbortController()
  #unread = -1
  #streams = 0
  readonly #work: Promise<void>
  readonly #reading: Promise<void>

  private constructor(stage: Stage, port: number, writer: Writer, resident: string) {
    this.#stage = stage
    this.#url = `http://127.0.0.1:${port}/v2`
    this.#writer = writer
    this.#resident = resident
    this.#reading = this.#read()
    this.#work = this.#happen()
  }

  static async open(stage: Stage, port: number, writer: Writer): Promise<Inbox> {
    await stage.query('delete from notifications')
    const { token } = await openSession(stage, 'claire@foyer.example', 'resident')
    return new Inbox(stage, port, writer, token)
  }

  async end() {
    this.#isOver = true
    await this.#work
  }

  /** Each activation is told once, and the open inbox says in the end how many there are. */
  async verdict({ query }: Stage) {
    const homes = await query<{ home: string }>(
      `select residence_id as home from residence_users where residence_id in (select id from residences where name = 'Boîte')`,
    )
    const told = await query<Told>(
      `select n.residence_id as home, n.happening as at from notifications n join users u on u.id = n.user_id
       where u.username = 'karim@renovest.example' and n.kind = 'HOME_ACTIVATED'`,
    )
    const unread = async () =>
      Number(
        (
          await query<{ count: string }>(
            `select count(*) from notifications n join users u on u.id = n.user_id
             where u.username = 'karim@renovest.example' and n.read_at is null`,
          )
        )[0]?.count,
      )
    const isRight = async () => this.#unread === Math.min(100, await unread())
    for (let tries = 0; tries < 100 && !(await isRight()); tries += 1) await pause(200)
    const known = new Set(told.map(({ home }) => home))
    const found = {
      told: told.length,
      streams: this.#streams,
      lost: homes.filter(({ home }) => !known.has(home)).length,
      twice: told.length - known.size,
      isRight: await isRight(),
    }
    this.#leaving.abort()
    await this.#reading
    return found
  }

  async #ask(token: string, place: string, body: object): Promise<{ id: number } | 'refused' | null> {
    const answer = await fetch(`${this.#url}${place}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
    const told = (await answer?.json().catch(() => null)) as { data: { id: number } } | null | undefined
    if (answer?.ok && told) return told.data
    return answer && answer.status < 500 ? 'refused' : null
  }

  async #happen() {
    while (!this.#isOver) {
      const home = await this.#ask(this.#writer.token, `/companies/${this.#writer.companyId}/residences`, {
        type: 'HOUSE',
        name: 'Boîte',
        contact_information: { addresses: [{ street_name: 'Rue Neuve', zip_code: '67000', city: 'Strasbourg' }] },
      })
      if (home !== null && home !== 'refused') await this.#activate(home.id)
      await pause(150)
    }
  }

  /** Until it is answered: who has it already is refused the second time. */
  async #activate(id: number) {
    const [row] = await this.#stage.query<{ code: string }>(
      'select residence_code as code from residences where id = $1',
      [id],
    )
    while ((await this.#ask(this.#resident, '/residence-code/activate', { activation_code: row?.code })) === null)
      await pause(100)
  }

  /** Opened anew whenever it ends. */
  async #read() {
    const { signal } = this.#leaving
    while (!signal.aborted) {
      await this.#readOnce(signal).catch(() => undefined)
      await pause(200)
    }
  }

  async #readOnce(signal: AbortSignal) {
    const answer = await fetch(`${this.#url}/notifications/stream`, {
      headers: { authorization: `Bearer ${this.#writer.token}` },
      signal,
    })
    this.#streams += 1
    let text = ''
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) this.#hear(block)
    }
  }

  #hear(block: string) {
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (data !== undefined) this.#unread = (JSON.parse(data) as { unread: number }).unread
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { send, type Shipment, type Target } from './sender.ts'

type Figures = { writes: number; uploads: number; unavailable: number; unanswered: number; strange: string[] }
export type Writer = { token: string; companyId: number }
/** A home that a writer has made, and the last contract number of it that was acknowledged. */
export type Home = { id: number; number: number }

/** What is done until the end, whatever happens to the database. */
export class Load {
  readonly figures: Figures = { writes: 0, uploads: 0, unavailable: 0, unanswered: 0, strange: [] }
  readonly homes: Home[] = []
  readonly sent = new Map<string, Shipment>()
  readonly acknowledged = new Map<number, Shipment>()
  readonly #target: Target
  readonly #writer: Writer
  readonly #mark: string
  #isOver = false
  readonly #hands: Promise<void>[]

  /** `mark` keeps the files of several loads apart that fill one home. */
  constructor(target: Target, writer: Writer, mark = '') {
    this.#target = target
    this.#mark = mark
    this.#writer = writer
    const writers = Array.from({ length: 8 }, (_, index) => this.#repeat(this.#write(index)))
    const senders = Array.from({ length: 4 }, (_, index) => this.#repeat(this.#upload(index)))
    this.#hands = [...writers, ...senders]
  }

  async end() {
    this.#isOver = true
    await Promise.all(this.#hands)
  }

  async #repeat(act: () => Promise<boolean>) {
    while (!this.#isOver) if (!(await act())) await pause(200)
  }

  /** Makes a home, gives it four numbers, makes the next. */
  #write(index: number) {
    let home: Home | undefined
    return async () => {
      if (home && home.number < 4) {
        const number = home.number + 1
        const isKept = await this.#ask('PATCH', `/${home.id}`, { name: nameOf(index), contract_number: String(number) })
        if (isKept) home.number = number
        return isKept !== undefined
      }
      const made = await this.#ask('POST', '', { type: 'HOUSE', name: nameOf(index), ...contact })
      if (made) this.homes.push((home = { id: made.id, number: 0 }))
      return made !== undefined
    }
  }

  async #ask(method: string, place: string, body: object): Promise<{ id: number } | undefined> {
    const answer = await fetch(
      `http://127.0.0.1:${this.#target.port}/v2/companies/${this.#writer.companyId}/residences${place}`,
      {
        method,
        headers: { authorization: `Bearer ${this.#writer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    ).catch(() => undefined)
    if (answer === undefined) this.figures.unanswered += 1
    const told = (await answer?.json().catch(() => ({}))) as
      | { data?: { id: number }; error_reason?: string }
      | undefined
    if (answer?.ok && told?.data) {
      this.figures.writes += 1
      return told.data
    }
    if (answer) this.#note(answer.status, told?.error_reason)
    return undefined
  }

  #upload(index: number) {
    let count = 0
    return async () => {
      const shipment = {
        name: `panne-${this.#mark}${index}-${(count += 1)}.bin`,
        size: Math.floor(2_000_000 ** Math.random()),
        pieces: 1 + Math.floor(Math.random() * 6),
        pauseMs: Math.floor(Math.random() * 12),
      }
      this.sent.set(shipment.name, shipment)
      const { acknowledged, status } = await send(this.#target, shipment, new AbortController().signal)
      if (acknowledged !== null) {
        this.figures.uploads += 1
        this.acknowledged.set(acknowledged, shipment)
      } else if (status === null) this.figures.unanswered += 1
      else this.#note(status, status === 503 ? 'SERVICE_UNAVAILABLE' : undefined)
      return acknowledged !== null
    }
  }

  #note(status: number, reason: string | undefined) {
    if (status === 503 && reason === 'SERVICE_UNAVAILABLE') this.figures.unavailable += 1
    else this.figures.strange.push(`${status} ${reason}`)
  }
}

const nameOf = (index: number) => `Panne ${index}`
const contact = {
  contract_number: '0',
  contact_information: {
    addresses: [
      {
        street_number: '8',
        street_name: 'Rue Noire',
        extra_infos: null,
        zip_code: '44000',
        city: 'Nantes',
        country_code: 'FR',
      },
    ],
    emails: [],
  },
}

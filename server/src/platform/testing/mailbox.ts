import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { settings } from '../config.ts'

/** What the server answers to a recipient or to a whole mail; `drop` keeps the mail and hangs up before saying so. */
export type Reply = 'accept' | 'drop' | { code: number; text: string }
type Behaviour = { port?: number; recipient?: () => Reply; data?: () => Reply }

const refusal = (reply: { code: number; text: string }) =>
  Object.assign(new Error(reply.text), { responseCode: reply.code })

/** A real mail server on this machine, which keeps what it accepts. The product's SMTP_URL points to it until it closes. */
export const openMailbox = async ({ port = 0, recipient = () => 'accept', data = () => 'accept' }: Behaviour = {}) => {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      const reply = recipient()
      done(typeof reply === 'object' ? refusal(reply) : null)
    },
    onData: (stream, _session, done) => {
      const settle = async () => {
        const raw = await buffer(stream)
        const reply = data()
        if (typeof reply === 'object') return done(refusal(reply))
        received.push(await PostalMime.parse(raw))
        if (reply === 'accept') return done()
        for (const connection of server.connections) connection.close()
      }
      void settle()
    },
  })
  server.on('error', () => {}) // a client that hangs up is part of what is tested
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening))
  const { port: opened } = server.server.address() as AddressInfo
  settings.SMTP_URL = `smtp://127.0.0.1:${opened}`
  return {
    received,
    port: opened,
    close: () => {
      settings.SMTP_URL = undefined
      return new Promise<void>((closed) => server.close(closed))
    },
  }
}

import type { FastifyRequest } from 'fastify'

/** A sender who says nothing for so long has left. */
const silenceMs = 120_000

/** Cuts a form whose sender falls silent. Once all of it has arrived, reading and keeping it may take their time. */
export const cutWhenSilent = ({ raw }: FastifyRequest, ms = silenceMs): void => {
  raw.setTimeout(ms, () => raw.complete || raw.destroy())
}

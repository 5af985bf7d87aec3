import net from 'node:net'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { demandHaste } from './haste.ts'

const serve = async (answerMs = 0) => {
  const server = Fastify({ requestTimeout: 0 })
  await server.register(multipart)
  server.addHook('onRequest', async (request) => demandHaste(request, 300))
  server.addHook('preHandler', () => new Promise((resolve) => setTimeout(resolve, answerMs)))
  server.post('/', (request, reply) => reply.send(request.body))
  await server.listen({ host: '127.0.0.1', port: 0 })
  return server
}
const connect = (server: Awaited<ReturnType<typeof serve>>, head: string) => {
  const socket = net.connect((server.server.address() as net.AddressInfo).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nHost: logis\r\n${head}\r\n\r\n`)
  return socket
}

test('a body that trickles in ends with its connection', async () => {
  const server = await serve()
  const socket = connect(server, 'Content-Type: application/json\r\nContent-Length: 100000')
  const trickle = setInterval(() => socket.write(' '), 50)
  socket.on('error', () => undefined).resume()
  const start = performance.now()
  // Cut off or closed, it ends; `once` of node:events would take the one for a failure.
  await new Promise((resolve) => socket.once('close', resolve))
  expect(performance.now() - start).toBeLessThan(3000)
  clearInterval(trickle)
  await server.close()
})

test('one that has arrived is answered, however long the answer takes', async () => {
  const server = await serve(600)
  const { status } = await fetch(`http://127.0.0.1:${(server.server.address() as net.AddressInfo).port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect(status).toBe(200)
  await server.close()
})

import net from 'node:net'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { demandHaste, dropRest } from './bodies.ts'

const serve = async (answerMs = 0) => {
  const server = Fastify({ requestTimeout: 0 })
  await server.register(multipart)
  server.addHook('onRequest', async (request) => demandHaste(request, 300))
  server.addHook('preHandler', () => new Promise((resolve) => setTimeout(resolve, answerMs)))
  server.addHook('onSend', async (request, reply) => dropRest(request, reply, { bytes: 5_000_000, ms: 300 }))
  server.post('/', (request, reply) => reply.send(request.body))
  server.route({
    method: 'POST',
    url: '/files',
    config: { isStreamed: true },
    handler: async (request) => {
      for await (const part of request.parts()) void part
    },
  })
  server.route({
    method: 'POST',
    url: '/refused',
    onRequest: async (_request, reply) => reply.status(403).send('no'),
    handler: () => undefined,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  return server
}
const connect = (server: Awaited<ReturnType<typeof serve>>, head: string, path = '/') => {
  const socket = net.connect((server.server.address() as net.AddressInfo).port, '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: logis\r\n${head}\r\n\r\n`)
  return socket
}

test('a body that trickles in ends with its connection', async () => {
  const server = await serve()
  const socket = connect(server, 'Content-Type: application/json\r\nContent-Length: 60')
  const trickle = setInterval(() => socket.write(' '), 50)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined)
  // Cut off or closed, it ends; `once` of node:events would take the one for a failure. Waited for, it would be answered.
  await new Promise((resolve) => socket.once('close', resolve).once('data', resolve))
  clearInterval(trickle)
  expect(answer).toBe('')
  socket.destroy()
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

test('a form for an operation that takes files may take longer; any other may not', async () => {
  const server = await serve()
  const form = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 100000'].join('\r\n')
  const [file, other] = [connect(server, form, '/files'), connect(server, form)]
  const trickle = setInterval(() => [file, other].forEach((socket) => socket.writable && socket.write(' ')), 50)
  for (const socket of [file, other]) socket.on('error', () => undefined).resume()
  await new Promise((resolve) => other.once('close', resolve))
  expect(file.destroyed).toBe(false)
  clearInterval(trickle)
  file.destroy()
  await server.close()
})

test('who sends on and on after a refusal has read it, then is cut off', async () => {
  const server = await serve()
  const socket = connect(server, 'Content-Type: application/json\r\nContent-Length: 100000000', '/refused')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined)
  const flood = setInterval(() => socket.writable && socket.write('a'.repeat(100_000)), 1)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(flood)
  expect(answer).toContain('HTTP/1.1 403')
  expect(socket.bytesWritten).toBeLessThan(90_000_000)
  await server.close()
})

test('who stops in the middle of a refused body is not waited for', async () => {
  const server = await serve()
  const socket = connect(server, 'Content-Type: application/json\r\nContent-Length: 1000', '/refused')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined)
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toContain('HTTP/1.1 403')
  await server.close()
})

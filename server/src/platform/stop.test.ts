import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from './db.ts'
import { freePort } from './ports.ts'
import { as } from './testing/client.ts'
import { spawnServer, startServer } from './testing/process.ts'
import { world } from './testing/world.ts'

const begun = 'HTTP/1.1 100 Continue\r\n\r\n'
/** An upload of which one half has left, and which the server has begun: it says so where it is asked. */
const beginUpload = async (port: number, residence_id: number, token: string) => {
  const before =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="arret.txt"\r\ncontent-type: text/plain\r\n\r\n'
  const [half, rest] = ['a'.repeat(1000), `${'b'.repeat(1000)}\r\n--b--\r\n`]
  const socket = connect(port, '127.0.0.1')
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(
    [
      `POST /v2/residences/${residence_id}/documents HTTP/1.1`,
      'host: localhost',
      'expect: 100-continue',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${before.length + half.length + rest.length}`,
      '\r\n',
    ].join('\r\n') +
      before +
      half,
  )
  await expect.poll(() => answer, { timeout: 20_000 }).toBe(begun)
  const finish = async () => {
    socket.write(rest)
    await closed
    return answer.slice(begun.length)
  }
  return { finish }
}

/** Whether nobody listens there any more. */
const isRefused = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/v2/portal`).then(
    () => false,
    () => true,
  )

test('a clean stop lets what has begun end, takes nothing new, and goes by itself', async () => {
  const residence_id = await world.project('Maison Les Lilas')
  const { token } = await as('hugo@clairiere.example')
  const { child, port, url, internalUrl, output, ended } = await startServer({ LOG_LEVEL: 'info' })
  const upload = await beginUpload(port, residence_id, token!)
  child.kill('SIGTERM')
  await expect.poll(output, { timeout: 20_000 }).toContain('"stopping"')
  await pause(300)
  await expect(fetch(`${url}/v2/portal`)).rejects.toThrow()
  const ready = await fetch(`${internalUrl}/health/ready`)
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
  expect(child.exitCode).toBeNull()
  expect(await upload.finish()).toMatch(/^HTTP\/1\.1 201 /)
  expect(await ended()).toBe(0)
  const kept = db.selectFrom('documents').select('id').where('residence_id', '=', residence_id)
  expect(await kept.where('name', '=', 'arret').execute()).toHaveLength(1)
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ operation: 'documents.uploadDocument', status: 201, request_id: expect.any(String) }),
  )
})

test('what comes on a kept connection in the moment of the stop is answered, and told that the connection ends', async () => {
  const { child, port, ended } = await startServer()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answers = ''
  socket.on('data', (chunk) => (answers += String(chunk)))
  const closed = once(socket, 'close')
  const ask = () => socket.writable && socket.write('GET /v2/portal HTTP/1.1\r\nhost: localhost\r\n\r\n')
  ask()
  await expect.poll(() => answers, { timeout: 20_000 }).toContain('HTTP/1.1 200 ')
  expect(answers).not.toMatch(/connection: close/i)
  child.kill('SIGTERM')
  await expect.poll(() => isRefused(port), { timeout: 20_000, interval: 5 }).toBe(true)
  const asking = setInterval(ask, 50)
  await closed
  clearInterval(asking)
  expect(answers).toMatch(/connection: close/i)
  expect(await ended()).toBe(0)
})

test('told to stop while it only begins to work, it goes by itself', async () => {
  const [port, internalPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), INTERNAL_PORT: String(internalPort) }
  const { child, output, ended } = spawnServer({ ...ports, LOG_LEVEL: 'info' })
  const answers = () =>
    fetch(`http://127.0.0.1:${internalPort}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await pause(1)
  child.kill('SIGTERM')
  expect(await ended()).toBe(0)
  expect(output()).toContain('"stopping"')
  expect(output()).not.toMatch(/Error|"level":(?:50|60)/)
})

test('a stop does not wait for connections on which nothing was ever sent', async () => {
  const { child, port, internalUrl, output, ended } = await startServer({ LOG_LEVEL: 'info' })
  const silent = [port, Number(new URL(internalUrl).port)].map((each) => connect(each, '127.0.0.1'))
  await Promise.all(silent.map((socket) => once(socket, 'connect')))
  const gone = silent.map((socket) => once(socket.resume(), 'close'))
  child.kill('SIGTERM')
  await Promise.all(gone)
  expect(await ended()).toBe(0)
  expect(output()).toContain('"stopping"')
})

test('a wrong setting is refused at start, by its name', async () => {
  const { ended, output } = spawnServer({ PORT: 'tresor' })
  expect(await ended()).not.toBe(0)
  expect(output()).toContain('  PORT: ')
  expect(output()).not.toContain('tresor')
})

test('a port that is taken is told in one sentence, which names it and its setting', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  for (const setting of ['PORT', 'INTERNAL_PORT']) {
    const others = { PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) }
    const { ended, output } = spawnServer({ ...others, [setting]: String(port) })
    expect(await ended()).toBe(1)
    expect(output().trim()).toBe(
      `Logis cannot start: port ${port} of 127.0.0.1 is taken by another program: end that, or choose another port by ${setting}.`,
    )
  }
  taken.close()
})

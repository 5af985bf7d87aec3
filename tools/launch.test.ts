import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serverArguments, serverEnvironment } from '../server/src/platform/launch.ts'
import { root } from './root.ts'

const [option = ''] = serverArguments
const environment = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`)

test.each(['Containerfile', 'deploy/logis.service', 'docs/operations.md'])(
  'a server that is started as %s says is given what npm start gives it',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const each of [option, ...environment]) expect(text).toContain(each)
  },
)

import { spawn } from 'node:child_process'

/**
 * Runs one of PostgreSQL's tools (`PG_DUMP` and `PG_RESTORE` say where it is, when it is not on the path). Refuses with
 * what the tool says.
 */
export const runProgram = async (
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> => {
  const command = process.env[name.toUpperCase()] ?? name
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => (told = (told + chunk.toString()).slice(-4_000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error(
      `${command} is not on this machine: install PostgreSQL’s client of the server’s version, or set ${name.toUpperCase()}`,
    )
  })
  if (code !== 0) throw new Error(`${command} failed: ${told.trim()}`)
}

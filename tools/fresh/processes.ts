import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** The living processes that work in one of these folders, or have one in their arguments or environment (Linux). */
export const processesIn = (folders: string[]) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: text(`/proc/${name}/cmdline`), ...surroundings(name) }))
    .filter((found) => folders.some((folder) => Object.values(found).join('\0').includes(folder)))
    .map(({ pid, command }) => ({ pid, isDatabase: /^([^\0]*\/)?postgres[:\0]/.test(command) }))

/** One that ends by itself meanwhile is as good as killed. */
export const kill = (pid: number) => unlessGone(() => String(process.kill(pid, 'SIGKILL')))

const surroundings = (name: string) => ({
  environment: text(`/proc/${name}/environ`),
  folder: unlessGone(() => readlinkSync(`/proc/${name}/cwd`)),
})

const text = (file: string) => unlessGone(() => readFileSync(file, 'utf8'))

/** Processes end while we look, and those of other people are closed to an ordinary account. */
const unlessGone = (look: () => string) => {
  try {
    return look()
  } catch {
    return ''
  }
}

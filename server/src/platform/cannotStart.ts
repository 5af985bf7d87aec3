import { constants } from 'node:fs'
import fs from 'node:fs/promises'

/** Ends the process by a sentence for the person who starts it: it is theirs to mend. */
export const cannotStart = (sentence: string): never => {
  process.stderr.write(`\n  Logis cannot start: ${sentence}\n\n`)
  process.exit(1)
}

/** What is said of a database that cannot be used: by the step that failed, or by its own code. */
const sayings: Record<string, string> = {
  connect: 'cannot be reached',
  getaddrinfo: 'is on an address that nobody knows',
  '28000': 'does not let this account in',
  '28P01': 'does not let this account in',
  '3D000': 'is not there',
  '42501': 'gives this account too few rights',
  '53300': 'has no connection left',
  '57P03': 'is not ready yet',
}

type Said = Error & { code?: string; syscall?: string; errors?: Said[] }
const sentenceOf = (error: Said): string | null => {
  // Of a name with several addresses each has said something.
  const { syscall = '', code = '', message } = error.errors?.[0] ?? error
  const saying = sayings[syscall] ?? sayings[code]
  return saying ? `the database ${saying} (${message}): see DATABASE_URL.` : null
}

/**
 * Until what it answers is called, a database that cannot be used ends the process by a sentence; anything else is a
 * fault of ours, and keeps its stack.
 */
export const tellOfDatabase = (): (() => void) => {
  const tell = (error: Said) => {
    const sentence = sentenceOf(error)
    if (sentence) cannotStart(sentence)
    console.error(error)
    process.exit(1)
  }
  process.once('uncaughtException', tell)
  return () => void process.off('uncaughtException', tell)
}

/** Makes a folder that will be written to; one that cannot be is told by the setting that names it. */
export const demandFolder = async (setting: string, folder: string): Promise<void> => {
  try {
    await fs.mkdir(folder, { recursive: true })
    await fs.access(folder, constants.W_OK)
  } catch (error) {
    cannotStart(`nothing can be written to the folder of ${setting} (${(error as Error).message}).`)
  }
}

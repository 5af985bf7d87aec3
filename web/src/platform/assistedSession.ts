import { openSession, tellEnd } from './session.ts'
import { clearStored, readStored, writeStored } from './storage.ts'

/** ADMIN-16. Support acts as someone in this browser; its own session waits until that ends. */
export const openAssistance = (access_token: string, expires_in: number) => {
  const own = readStored('token')
  openSession(access_token, expires_in)
  clearStored('recent')
  writeStored('own', own)
  tellEnd('replaced')
}

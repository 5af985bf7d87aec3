import { setTimeout as pause } from 'node:timers/promises'

/** Comes back once the window of a limit has so many seconds left: what is counted meanwhile is counted in one. */
export const inOneWindow = async (windowSeconds: number, left = 20): Promise<void> => {
  const rest = windowSeconds - ((Date.now() / 1000) % windowSeconds)
  if (rest < left) await pause(rest * 1000 + 100)
}

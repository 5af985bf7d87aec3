import { useIdentity } from '../identity.ts'

export type Assisting = { name: string; reason: string; expires_at: string; isOnlooker: boolean }

/** Who is assisted by this session; null when nobody is. */
export const useAssisting = (): Assisting | null => {
  const { user } = useIdentity()
  const { impersonated_by: by, first_name, last_name, username } = user
  if (!by) return null
  const name = [first_name, last_name].filter(Boolean).join(' ') || username
  return { name, reason: by.reason, expires_at: by.expires_at, isOnlooker: by.read_only }
}

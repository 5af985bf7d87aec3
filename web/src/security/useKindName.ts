import { useTranslation } from '../ui/texts.ts'
import type { SecurityEvent } from './api.ts'
import type { fr } from './fr.ts'

type Named = keyof typeof fr.kinds

/** What a kind is called; one that no text names yet, by itself. */
export const useKindName = () => {
  const { t, i18n } = useTranslation()
  const isNamed = (kind: string): kind is Named => i18n.exists(`security.kinds.${kind}`)
  return (kind: SecurityEvent['kind']): string => (isNamed(kind) ? t(`security.kinds.${kind}`) : kind)
}

import { useTranslation } from '../ui/texts.ts'
import type { SortingFile } from './api.ts'

/** By what a file's home was told, and by what its kind. */
export const useReasons = (file: Pick<SortingFile, 'home_found' | 'kind_found'> | undefined): (string | null)[] => {
  const { t } = useTranslation()
  const { home_found: home = null, kind_found: kind = null } = file ?? {}
  return [
    home && t(`sortings.found.${home.by}`, { words: home.words }),
    kind && t(`sortings.kind.${kind.by}`, { words: kind.words, page: kind.page ?? 1 }),
  ]
}

import { thingFilesAtOnce } from '@logis/contract/household.rules'
import { useFormats } from '../platform/formats.ts'
import { useTranslation } from '../ui/texts.ts'

/** Why these files would be refused once they have travelled; `limit` is of one file, in bytes. */
export const useFilesFault = (limit: number) => {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  return (files: readonly File[]): string | null => {
    if (files.length > thingFilesAtOnce) return t('household.file.tooMany', { count: thingFilesAtOnce })
    const heavy = files.find(({ size }) => size > limit)
    return heavy ? t('household.file.tooLarge', { name: heavy.name, limit: formatSize(limit) }) : null
  }
}

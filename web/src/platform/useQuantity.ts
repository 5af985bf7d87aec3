import { useFormats } from './formats.ts'

/** Which attributes of a journal say how many; a number of any other is a name, or a year. */
const counted = new Set(['sheets', 'size', 'people', 'homes', 'ended_sessions', 'quota'])

/** What a journal, which keeps texts, tells of how many or of how much, as people read it; undefined of anything else. */
export const useQuantity = () => {
  const { formatNumber } = useFormats()
  return (attribute: string, value: string): string | undefined => {
    if (!/^\d+(\.\d+)?$/.test(value)) return undefined
    if (attribute === 'amount') return formatNumber(Number(value), { style: 'currency', currency: 'EUR' })
    return counted.has(attribute) ? formatNumber(Number(value)) : undefined
  }
}

const kind = 'application/x-logis-files'

/** Files of a draft, as they are carried to a home. */
export const carry = (transfer: DataTransfer, ids: readonly number[]): void => {
  transfer.setData(kind, JSON.stringify(ids))
  transfer.effectAllowed = 'move'
}

export const carries = ({ types }: DataTransfer): boolean => types.includes(kind)

/** Nothing of what comes from elsewhere. */
export const carried = (transfer: DataTransfer): number[] => {
  try {
    const ids: unknown = JSON.parse(transfer.getData(kind))
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}

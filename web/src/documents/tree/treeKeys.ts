export type TreeAct =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'extendNext'
  | 'extendPrevious'
  | 'open'
  | 'close'
  | 'select'
  | 'selectAll'
  | 'activate'
  | 'rename'
  | 'remove'
  | 'cut'
  | 'paste'
  | 'cancel'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const plain: Record<string, TreeAct> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'open',
  ArrowLeft: 'close',
  Home: 'first',
  End: 'last',
  ' ': 'select',
  Enter: 'activate',
  F2: 'rename',
  Delete: 'remove',
  Escape: 'cancel',
}
const withShift: Record<string, TreeAct> = { ArrowDown: 'extendNext', ArrowUp: 'extendPrevious', ' ': 'select' }
const withMod: Record<string, TreeAct> = { a: 'selectAll', x: 'cut', v: 'paste', ' ': 'select', Backspace: 'remove' }

/** What a key asks of the tree. By the letter that is typed, not by its place: keyboards differ (AZERTY). */
export const treeActOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): TreeAct | null => {
  if (altKey) return null
  if (ctrlKey || metaKey) return withMod[key.toLowerCase()] ?? null
  return (shiftKey ? withShift : plain)[key] ?? null
}

import { useImperativeHandle, type Ref } from 'react'

/** Stands for an element that is drawn elsewhere, where Mantine wants what it opens from as a child. */
export function Elsewhere({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element])
  return null
}

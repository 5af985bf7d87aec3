import { FileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

/**
 * A button that lets files be chosen, the same one as often as one likes: mended and saved under its name, or taken off
 * a list. The browser tells of no choice that repeats the one before, unless that one is forgotten.
 */
export function FileChoice<Multiple extends boolean = false>({
  onChange,
  ...rest
}: Omit<FileButtonProps<Multiple>, 'resetRef'>) {
  const forget = useRef<() => void>(null)
  const take: typeof onChange = (chosen) => {
    onChange(chosen)
    forget.current?.()
  }
  return <FileButton<Multiple> {...rest} resetRef={forget} onChange={take} />
}

import { useState } from 'react'
import classes from './Avatar.module.css'
import { initialsOf } from './initials.ts'
import { thumbnailOf } from './thumbnail.ts'

const tones = 5

type Props = {
  /** Of the person: gives the colour, the same one everywhere. */
  id: number
  name: string
  path?: string | null
  size?: number
}

/**
 * The face of a person, or their initials where there is none, or none comes. The name stands beside it, or names the button it is in.
 *
 * @example <Avatar id={user.id} name={fullName} path={user.picture_path} />
 */
export function Avatar({ id, name, path = null, size = 32 }: Props) {
  const box = { width: size, height: size }
  const [failed, setFailed] = useState<string | null>(null)
  if (!path || path === failed)
    return (
      <span
        className={classes.face}
        style={{ ...box, fontSize: size * 0.375 }}
        data-tone={(id % tones) + 1}
        data-initials={initialsOf(name)}
        aria-hidden
      />
    )
  return (
    <img
      className={classes.face}
      src={thumbnailOf(path, 'small')}
      alt=""
      {...box}
      decoding="async"
      onError={() => setFailed(path)}
    />
  )
}

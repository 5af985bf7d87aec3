import { useState } from 'react'
import classes from './Picture.module.css'

/** A product’s picture; a drawing where it has none, or none comes. The name stands beside it. */
export function Picture({ path, size = 32 }: { path: string | null; size?: number }) {
  const [failed, setFailed] = useState<string | null>(null)
  // The drawing is a background: a long list has one in each row, and elements cost more while it scrolls.
  if (path === null || path === failed)
    return <span className={classes.none} style={{ width: size, height: size }} aria-hidden />
  const fail = () => setFailed(path)
  return <img className={classes.picture} src={path} width={size} height={size} alt="" loading="lazy" onError={fail} />
}

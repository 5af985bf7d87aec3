import { IconPackage } from '@tabler/icons-react'
import classes from './Picture.module.css'

/** A product’s picture; a drawing where it has none. The name stands beside it. */
export function Picture({ path, size = 32 }: { path: string | null; size?: number }) {
  if (path === null) {
    return (
      <span className={classes.picture} style={{ width: size, height: size }} aria-hidden>
        <IconPackage size={size * 0.6} stroke={1.5} />
      </span>
    )
  }
  return <img className={classes.picture} src={path} width={size} height={size} alt="" loading="lazy" />
}

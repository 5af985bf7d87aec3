import { useState } from 'react'
import classes from './CompanyLogo.module.css'
import { initialsOf } from './initials.ts'
import { thumbnailOf } from './thumbnail.ts'

type Props = { name: string; path: string | null; size?: number }

/**
 * The logo of a company on its plate; its initials where it has none, or none comes. The name stands beside it.
 *
 * @example <CompanyLogo name={company.name} path={company.picture_path} />
 */
export function CompanyLogo({ name, path, size = 36 }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!path || path === failed)
    return (
      <span className={`${classes.plate} ${classes.initials}`} style={{ width: size, height: size }} aria-hidden>
        {initialsOf(name)}
      </span>
    )
  return (
    <img
      className={classes.plate}
      src={thumbnailOf(path, size > 48 ? 'medium' : 'small')}
      alt=""
      width={size}
      height={size}
      decoding="async"
      onError={() => setFailed(path)}
    />
  )
}

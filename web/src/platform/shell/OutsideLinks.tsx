import type { OutsideLink } from '@logis/contract/portal'
import { useTranslation } from '../../ui/texts.ts'
import { useLinks } from '../links.ts'
import classes from './OutsideLinks.module.css'

/** Links out of the portal, each in a new tab and saying so; one without an address is not shown. */
export function OutsideLinks({ names }: { names: readonly OutsideLink[] }) {
  const { t } = useTranslation()
  const links = useLinks()
  return (
    <ul className={classes.links}>
      {names
        .filter((name) => links[name])
        .map((name) => (
          <li key={name}>
            <a href={links[name] ?? undefined} target="_blank" rel="noopener noreferrer">
              {t(`platform.links.${name}`)}
              <span className="visually-hidden"> {t('platform.newTab')}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}

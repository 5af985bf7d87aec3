import { useTranslation } from 'react-i18next'
import { links, type LinkName } from '../links.ts'
import classes from './Footer.module.css'

/** Links out of the portal, each in a new tab and saying so; an address left empty is not shown. */
export function OutsideLinks({ names }: { names: readonly LinkName[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.links}>
      {names
        .filter((name) => links[name] !== '')
        .map((name) => (
          <li key={name}>
            <a href={links[name]} target="_blank" rel="noopener noreferrer">
              {t(`platform.links.${name}`)}
              <span className="visually-hidden"> {t('platform.newTab')}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}

/** SHELL-40. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={classes.footer} data-print="hidden">
      <span>{t('platform.version', { version: __VERSION__ })}</span>
      <OutsideLinks names={['site', 'accessibility', 'privacy']} />
    </footer>
  )
}

import { useTranslation } from '../../ui/texts.ts'
import classes from './Footer.module.css'
import { OutsideLinks } from './OutsideLinks.tsx'

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

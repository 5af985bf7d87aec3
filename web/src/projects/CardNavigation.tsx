import type { ProjectCard } from '@logis/contract/projects.rules'
import { useScrollSpy } from '@mantine/hooks'
import { useTranslation } from '../ui/texts.ts'
import classes from './CardNavigation.module.css'

const barsHeight = 120

/** The page's own contents, always in sight; the card being read is marked. */
export function CardNavigation({ cards }: { cards: readonly ProjectCard[] }) {
  const { t } = useTranslation()
  const spy = useScrollSpy({ selector: cards.map((card) => `#${card}`).join(', '), offset: barsHeight })
  return (
    <nav className={classes.bar} aria-label={t('projectPage.navigation')} data-print="hidden">
      <ul className={classes.list}>
        {cards.map((card, index) => (
          <li key={card}>
            <a className={classes.link} href={`#${card}`} aria-current={index === spy.active ? 'true' : undefined}>
              {t(`projects.cards.${card}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

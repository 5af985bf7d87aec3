import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/**
 * What is known of one thing: titles, each above its value.
 *
 * @example
 * <Facts>
 *   <Fact title={t('projects.field.name')}>{project.name}</Fact>
 * </Facts>
 */
export function Facts({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={`${classes.facts} ${className}`}>{children}</dl>
}

export function Fact({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

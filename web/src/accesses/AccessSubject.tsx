import classes from './AccessSubject.module.css'

/** A company, and what the access lets it or us do, in words. */
export function AccessSubject({ name, scope }: { name: string; scope: string }) {
  return (
    <div className={classes.subject}>
      <span className={classes.name}>{name}</span>
      <span className={classes.scope}>{scope}</span>
    </div>
  )
}

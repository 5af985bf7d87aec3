import { useEffect, useRef } from 'react'
import classes from './Steps.module.css'

/** The title of a step. It takes the focus when the control that led here is gone with the step before. */
export function StepHeading({ text, step }: { text: string; step?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A step is no change of page, so the shell does not bring the reader to its heading.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <>
      {step && <p className={classes.step}>{step}</p>}
      <h1 ref={heading} tabIndex={-1} className={classes.heading}>
        {text}
      </h1>
    </>
  )
}

import { useEffect, useRef } from 'react'
import classes from './Steps.module.css'

/** Nothing led to the first step, whose title would take the focus of a page that has only just been opened. */
let isLater = false

/** The title of a step. It takes the focus when the control that led here is gone with the step before. */
export function StepHeading({ text, step }: { text: string; step?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A step is no change of page, so the shell does not bring the reader to its heading.
  useEffect(() => {
    if (isLater && document.activeElement === document.body) heading.current?.focus()
    isLater = true
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

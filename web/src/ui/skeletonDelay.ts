/** A skeleton is drawn only once a wait is worth telling; the theme hands this to the style sheets. */
export const skeletonDelayMs = 150

/** The screen of a phone: below the `sm` breakpoint of the theme. */
export const narrow = '(max-width: 47.99em)'

/** Whether the screen is that of a phone at this moment; what is drawn by it asks `useNarrow`. */
export const isNarrow = () => matchMedia(narrow).matches

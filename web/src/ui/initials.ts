/** The first letters of the first two words of a name, particles of one sign left out. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s’'@._-]+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.match(/^./u)![0].toUpperCase())
    .join('')

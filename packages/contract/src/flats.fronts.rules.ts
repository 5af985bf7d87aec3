/** More flats are no cells any more, where a building is drawn small: they are a bar for each floor. */
export const cellsMost = 60

import pg from 'pg'

let asked = 0
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  asked += 1
  return Reflect.apply(query, this, given)
} as typeof query

/** How many statements this process asks PostgreSQL while the work goes on, those that begin and end a transaction too. */
export const countStatements = async <T>(work: () => Promise<T>): Promise<{ done: T; statements: number }> => {
  const before = asked
  const done = await work()
  return { done, statements: asked - before }
}

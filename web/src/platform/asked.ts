/** What was asked ahead of the code (`ahead.ts`), for the calls that it is of; where nothing was, nothing is taken. */
export const asked: { take?: (request: Request) => Promise<Response> | undefined; forget?: () => void } = {}

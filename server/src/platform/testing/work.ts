/** What some work takes of a processor, in milliseconds. How long it lasts says also what else the machine does. */
export const workOf = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

declare module 'autocannon' {
  type Request = { method: 'GET'; path: string; headers: Record<string, string> }
  type Result = { non2xx: number; errors: number; requests: { average: number }; latency: { p99: number } }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: Request[]
  }): Promise<Result>
}

declare module 'autocannon' {
  type Request = {
    path: string
    method?: 'GET' | 'PATCH' | 'POST'
    headers?: Record<string, string>
    body?: string | Buffer
    setupRequest?: (request: Request) => Request
  }
  type Result = {
    non2xx: number
    errors: number
    duration: number
    requests: { total: number }
    latency: { p99: number }
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: Request[]
  }): Promise<Result>
}

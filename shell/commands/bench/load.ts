import autocannon from 'autocannon';

interface Load {
  url: string;
  seconds: number;
  connections: number;
  cookie?: string;
  /** Requests a second over all connections; without it as many as are answered. */
  rate?: number;
  /** Addresses in `X-Forwarded-For`, in turn; without them all requests are of one network. */
  addresses?: readonly string[];
}

/** Answers and times of a server under a load. */
export interface LoadFigures {
  /** Answers a second. */
  rate: number;
  medianMs: number;
  p99Ms: number;
  /** The slowest answer. */
  mostMs: number;
  /** Answers with a status of 200 to 299. */
  answered: number;
  /** Any other answer, and requests without one. */
  failed: number;
}

/** Sends requests as a browser would, compressed pages accepted, from this process. */
export async function load(options: Load): Promise<LoadFigures> {
  const { url, seconds, connections, cookie, rate, addresses } = options;
  const headers = {
    'accept-encoding': 'br',
    'accept-language': 'en',
    ...(cookie && { cookie }),
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(rate && { overallRate: rate }),
    ...(addresses && {
      requests: addresses.map((address) => ({
        headers: { ...headers, 'x-forwarded-for': address },
      })),
    }),
  });
  return {
    rate: result.requests.average,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    mostMs: result.latency.max,
    answered: result['2xx'],
    failed: result.non2xx + result.errors,
  };
}

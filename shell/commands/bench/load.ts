import autocannon from 'autocannon';

interface Load {
  url: string;
  seconds: number;
  connections: number;
  cookie?: string;
  /**
   * Requests per second over all connections; if absent, each connection sends its next request as
   * soon as it gets a reply.
   */
  rate?: number;
  /**
   * IP addresses for `X-Forwarded-For`, used in turn; if absent, all requests come from one
   * network.
   */
  addresses?: readonly string[];
}

/** Replies and response times of a server under load. */
export interface LoadFigures {
  /** Replies per second. */
  rate: number;
  medianMs: number;
  p99Ms: number;
  /** Time of the slowest reply, ms. */
  mostMs: number;
  /** Replies with a status from 200 to 299. */
  answered: number;
  /** Replies with another status, and requests without a reply. */
  failed: number;
}

/** Sends requests with a browser's headers from this process, and measures the replies. */
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

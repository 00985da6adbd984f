import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile } from './statistics';

export interface ProbeRequest {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Replies that visitors get while the server is under load, and their response times. */
export interface ProbeFigures {
  /** Replies with a status from 200 to 299. */
  answered: number;
  /** Replies with another status, and requests without a reply. */
  failed: number;
  medianMs: number;
  p95Ms: number;
}

const LIMIT_MS = 15_000;

/**
 * Sends the requests in turn at a fixed interval, without waiting for replies, and measures each
 * request until the end of its reply. Does not follow redirects.
 */
export async function probe(
  requests: readonly ProbeRequest[],
  seconds: number,
  everyMs: number,
): Promise<ProbeFigures> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number | undefined>[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const next = requests[answers.length % requests.length];
    if (next) answers.push(timeAnswer(agent, next));
    await sleep(everyMs);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  const times = all.filter((ms) => ms !== undefined);
  return {
    answered: times.length,
    failed: all.length - times.length,
    medianMs: times.length > 0 ? median(times) : Number.POSITIVE_INFINITY,
    p95Ms: times.length > 0 ? percentile(times, 95) : Number.POSITIVE_INFINITY,
  };
}

/** @returns milliseconds until the end of the reply, or `undefined` if the request fails */
function timeAnswer(agent: Agent, { url, body, ...options }: ProbeRequest) {
  const start = performance.now();
  return new Promise<number | undefined>((resolve) => {
    const sent = request(url, { agent, timeout: LIMIT_MS, ...options }, (answer) => {
      const { statusCode = 0 } = answer;
      const isGood = statusCode >= 200 && statusCode < 300;
      answer.resume();
      answer.on('end', () => resolve(isGood ? performance.now() - start : undefined));
      answer.on('error', () => resolve(undefined));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(undefined));
    sent.end(body);
  });
}

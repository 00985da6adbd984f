import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { QA_API_PATH, TRACE_TIMING } from '@marketplace/contracts/testSession';
import { partOf } from '../loader/outlines';

/** A region that shows an error in place of its content. */
export interface FailedRegion {
  title: string;
  /** True if the error is the whole page. */
  isPage?: boolean;
  /** The part whose code shows the error. */
  part: PartName | undefined;
}

/** A call of the API from the browser that has failed. */
export interface FailedCall {
  /** Path and query under the API host. */
  path: string;
  /** Absent if there was no reply. */
  status?: number;
  /** Beginning of the call's trace id, by which the logs are searched; absent without a reply. */
  code?: string;
}

/** One of several equal failures, and their number. Clients retry calls. */
export type Counted<Failure> = Failure & { times: number };

export interface Failures {
  regions: Counted<FailedRegion>[];
  calls: Counted<FailedCall>[];
}

/**
 * Matches the titles of the shell's error pages: below the drawing of a boat, or without styles if
 * the layout has failed.
 */
const ERROR_TITLE = 'svg[viewBox="0 0 200 120"] ~ h1, main > h1:not([class])';

/**
 * Finds error pages, and the error messages of whole regions. Leaves out messages of fields and
 * forms, which have no heading.
 */
export function findFailedRegions(page: ParentNode): Counted<FailedRegion>[] {
  const pages = [...page.querySelectorAll(ERROR_TITLE)].map(({ textContent }) => ({
    title: textContent ?? '',
    part: 'shell',
    isPage: true,
  }));
  const regions = [...page.querySelectorAll('[role="alert"]')].flatMap((alert) => {
    const title = alert.querySelector('h2')?.textContent;
    return title ? [{ title, part: partOf(alert) }] : [];
  });
  return count<FailedRegion>([...pages, ...regions]);
}

type Resource = Pick<PerformanceResourceTiming, 'name' | 'responseStatus' | 'serverTiming'>;

/** Finds the failed calls of the API among the resources of a page. */
export function findFailedCalls(resources: readonly Resource[]): Counted<FailedCall>[] {
  const calls = resources.flatMap(({ name, responseStatus: status, serverTiming = [] }) => {
    const { pathname, search } = new URL(name);
    const isCall = pathname.startsWith(`${QA_API_PATH}/`);
    // Safari states no status.
    if (!isCall || status === undefined || (status > 0 && status < 400)) return [];
    const code = serverTiming.find((timing) => timing.name === TRACE_TIMING)?.description;
    const path = pathname.slice(QA_API_PATH.length) + search;
    return [{ path, ...(status > 0 && { status }), ...(code && { code }) }];
  });
  return count<FailedCall>(calls);
}

function count<Failure>(failures: readonly Failure[]): Counted<Failure>[] {
  const counted = new Map<string, Counted<Failure>>();
  for (const failure of failures) {
    const key = JSON.stringify(failure);
    counted.set(key, { ...failure, times: (counted.get(key)?.times ?? 0) + 1 });
  }
  return [...counted.values()];
}

/** Returns everything that has failed on a page of the shop. */
export function readFailures({ document, performance }: Window): Failures {
  // The cast is safe: entries of this type are timings of resources.
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return { regions: findFailedRegions(document), calls: findFailedCalls(resources) };
}

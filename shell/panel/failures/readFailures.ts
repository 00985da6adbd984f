import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { QA_API_PATH, TRACE_TIMING } from '@marketplace/contracts/testSession';
import { partOf } from '../loader/outlines';

/** A region that shows an error in place of its content. */
export interface FailedRegion {
  title: string;
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

export interface Failures {
  regions: FailedRegion[];
  calls: FailedCall[];
}

/** Finds the error messages of whole regions. Messages of fields and forms have no heading. */
export function findFailedRegions(page: ParentNode): FailedRegion[] {
  return [...page.querySelectorAll('[role="alert"]')].flatMap((alert) => {
    const title = alert.querySelector('h2')?.textContent;
    return title ? [{ title, part: partOf(alert) }] : [];
  });
}

type Resource = Pick<PerformanceResourceTiming, 'name' | 'responseStatus' | 'serverTiming'>;

/** Finds the failed calls of the API among the resources of a page. */
export function findFailedCalls(resources: readonly Resource[]): FailedCall[] {
  return resources.flatMap(({ name, responseStatus: status, serverTiming = [] }) => {
    const { pathname, search } = new URL(name);
    const isCall = pathname.startsWith(`${QA_API_PATH}/`);
    // Safari states no status.
    if (!isCall || status === undefined || (status > 0 && status < 400)) return [];
    const code = serverTiming.find((timing) => timing.name === TRACE_TIMING)?.description;
    const path = pathname.slice(QA_API_PATH.length) + search;
    return [{ path, ...(status > 0 && { status }), ...(code && { code }) }];
  });
}

/** Returns everything that has failed on a page of the shop. */
export function readFailures({ document, performance }: Window): Failures {
  // The cast is safe: entries of this type are timings of resources.
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return { regions: findFailedRegions(document), calls: findFailedCalls(resources) };
}

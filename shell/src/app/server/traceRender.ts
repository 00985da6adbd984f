import { AsyncLocalStorage } from 'node:async_hooks';
import { ownerOf, type PageTable } from '@marketplace/contracts/pages/pageTable';
import {
  createTrace,
  readTraceparent,
  setTraceSource,
  TRACE_HEADER,
  type Trace,
} from '@marketplace/contracts/trace';
import { type Failure, setFailureReceiver } from '../../errors/logFailure';
import { describeFailure } from '../../errors/reports/describeFailure';

interface TracedPage {
  trace: Trace;
  pathname: string;
}

const pages = new AsyncLocalStorage<TracedPage>();

/**
 * Renders a page within the trace of its request, so that API calls and failures belong to that
 * trace.
 */
export function traceRender<T>(request: Request, make: () => Promise<T>): Promise<T> {
  const trace = readTraceparent(request.headers.get(TRACE_HEADER)) ?? createTrace();
  return pages.run({ trace, pathname: new URL(request.url).pathname }, make);
}

/**
 * Reports each failure to the gateway, with its trace and the part that caused it. The error's
 * stack names the part by its files. If the stack names no part, a failure of a page is attributed
 * to the page's owner, and any other failure to the shell.
 */
export function reportServerFailures(report: (event: object) => void, table: PageTable): void {
  setTraceSource(() => pages.getStore()?.trace);
  setFailureReceiver((failure: Failure) => {
    const { remote, version, what, message, at } = describeFailure(failure);
    const page = pages.getStore();
    const owner = page && ownerOf(table, page.pathname);
    report({
      event: 'failure',
      what,
      remote: remote ?? (isOfPage(what) ? owner : undefined) ?? 'shell',
      version,
      page: page?.pathname,
      trace: page?.trace.traceId,
      detail: message,
      at,
    });
  });
}

/** True if a page's loader or markup failed. Then the error's stack may name no remote's file. */
const isOfPage = (what: string) => /^(page|rendering)\b/.test(what);

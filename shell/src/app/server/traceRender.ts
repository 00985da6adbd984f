import { AsyncLocalStorage } from 'node:async_hooks';
import { ownerOf } from '@marketplace/contracts/pages/pageTable';
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
 * Renders a page within the trace of its request, so that its calls and failures are traced too.
 */
export function traceRender<T>(request: Request, make: () => Promise<T>): Promise<T> {
  const trace = readTraceparent(request.headers.get(TRACE_HEADER)) ?? createTrace();
  return pages.run({ trace, pathname: new URL(request.url).pathname }, make);
}

/**
 * Reports each failure to the gateway with its trace and the part that caused it: the part whose
 * files are in the stack, or else the page's owner.
 */
export function reportServerFailures(report: (event: object) => void, brandSlug: string): void {
  setTraceSource(() => pages.getStore()?.trace);
  setFailureReceiver((failure: Failure) => {
    const { remote, version, what, message, at } = describeFailure(failure);
    const page = pages.getStore();
    const owner = page && ownerOf(page.pathname, brandSlug);
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

/** True for a failure in the page's own loader or markup, whose stack may contain no remote. */
const isOfPage = (what: string) => /^(page|rendering)\b/.test(what);

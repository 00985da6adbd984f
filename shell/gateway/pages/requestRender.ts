import { type IncomingMessage, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import { ownerOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { Priority, SlotRefusal } from '@marketplace/contracts/server/Slots';
import { CALL_MS, DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import type { RenderSlot, RenderWorkers } from '../workers/RenderWorkers';
import { NOTES_HEADER, type RenderNotes, WITHOUT_HEADER } from '../workers/renderProtocol';
import type { Render, WorkerEnd } from '../workers/WorkerProcess';

/** Most tries to render a page while other pages' remotes keep ending its worker. */
const MOST_TRIES = 4;

/** The members of `RenderWorkers` that a render uses. */
export type Workers = Pick<
  RenderWorkers,
  | 'composition'
  | 'isReady'
  | 'acquireSlot'
  | 'excludedRemotes'
  | 'waitUntilReady'
  | 'runSerially'
  | 'recordFailure'
>;

/** The current workers: a new composition may take over between two tries. */
export interface WorkerSource {
  readonly workers: Workers | undefined;
}

/** The workers render as many pages as they may, for one network or in total. */
export class Overload extends Error {
  constructor(readonly refusal: SlotRefusal) {
    super('All workers are busy.');
  }
}

/** No worker has become ready, so nothing is known about the page. */
class NoWorker extends Error {}

/** The page took too long: on another worker it would take as long again. */
class RenderTimeout extends Error {}

class WorkerEnded extends Error {
  constructor(readonly end: WorkerEnd) {
    super('The render worker has ended.');
  }
}

/** A worker's reply with a page; the body is not read yet. */
export interface Rendering {
  status: number;
  headers: IncomingMessage['headers'];
  notes: RenderNotes;
  body: IncomingMessage;
}

interface RenderRequest {
  /** Path and query. */
  url: string;
  headers: OutgoingHttpHeaders;
  /** The visitor's network: visitors share the workers by network. */
  network: string;
  /** Class of the page; by default the first. */
  priority?: Priority;
  /** Body of a posted form; absent if the page is only read. */
  form?: Buffer;
  /** Slug of the market's own page, which names the owner of that page. */
  brandSlug: string;
  /** Aborts the render when nobody waits for it any longer. */
  signal?: AbortSignal;
}

/**
 * Renders a page on a worker. If the worker ends, the page is tried again; such retries run one at a
 * time, so that the page that ends a second worker is found. A page that cannot be rendered is rendered
 * without its owner: the layout with a failure inside. A form is sent to a worker once, because the
 * worker may have done what the form asks for.
 *
 * @throws Overload if all slots are taken
 * @throws Error if no worker is ready, or none can render even the failure
 */
export async function requestRender(
  source: WorkerSource,
  request: RenderRequest,
): Promise<Rendering> {
  const render = renderOf(request);
  const make = () => tryRender(source, request, render);
  let outcome = await make();
  if (request.form && outcome instanceof Failure) throw outcome.error;
  for (let tries = 1; outcome instanceof Failure && outcome.isSuspect; tries += 1) {
    if (tries === MOST_TRIES) break;
    outcome = await (source.workers?.runSerially(make) ?? make());
    if (outcome instanceof Failure && outcome.isUnexplained) {
      source.workers?.recordFailure(render);
      break;
    }
  }
  if (!(outcome instanceof Failure)) return outcome;
  return renderWithoutOwner(source, request, render, outcome);
}

function renderOf({ url, brandSlug, network }: RenderRequest): Render {
  const [path = ''] = url.split('?');
  return { path, owner: ownerOf(path, brandSlug), network };
}

/** A failed try to render a page, with what is known about the cause. */
class Failure {
  /** The worker has ended, and the page's own remote is not known to be the cause. */
  readonly isSuspect: boolean;
  /** The worker has ended for an unknown cause. */
  readonly isUnexplained: boolean;

  constructor(
    readonly error: unknown,
    { owner }: Render,
  ) {
    const { end } = error instanceof WorkerEnded ? error : {};
    this.isSuspect = end !== undefined && (!owner || end.culprit?.remote !== owner);
    this.isUnexplained = end !== undefined && end.culprit === undefined;
  }
}

/** @throws Error if another try would not help */
async function tryRender(
  source: WorkerSource,
  request: RenderRequest,
  render: Render,
): Promise<Rendering | Failure> {
  try {
    return await renderOnce(source, request, render);
  } catch (error) {
    const isOfWorkers = [Overload, NoWorker, RenderTimeout].some((kind) => error instanceof kind);
    if (isOfWorkers || request.signal?.aborted) throw error;
    return new Failure(error, render);
  }
}

function renderWithoutOwner(
  source: WorkerSource,
  request: RenderRequest,
  render: Render,
  { error }: Failure,
): Promise<Rendering> {
  const { owner } = render;
  // The shell alone renders this page.
  if (!owner) throw error;
  return renderOnce(source, request, { ...render, owner: undefined }, [owner]);
}

async function renderOnce(
  source: WorkerSource,
  request: RenderRequest,
  render: Render,
  excludedRemotes: readonly RemoteName[] = [],
): Promise<Rendering> {
  const { workers } = source;
  if (!(await workers?.waitUntilReady(DOCUMENT_MS)) || !workers) {
    throw new NoWorker('No worker is ready.');
  }
  const slot = workers.acquireSlot(render, request.priority ?? 'purchase');
  if (typeof slot === 'string') throw new Overload(slot);
  try {
    return await ask(slot, request, [...workers.excludedRemotes, ...excludedRemotes]);
  } catch (error) {
    const code = codeOf(error);
    const isCutOff = GONE.includes(code) || BROKEN_OFF.includes(code);
    const end = isCutOff ? await withTimeLimit(slot.ended, CALL_MS, () => undefined) : undefined;
    slot.release();
    // The worker had ended before the request: no worker has tried this page yet.
    if (end && GONE.includes(code)) return renderOnce(source, request, render, excludedRemotes);
    throw end ? new WorkerEnded(end) : error;
  }
}

/** Connection errors if a process has ended before the request, and if it ends during the request. */
const GONE = ['ECONNREFUSED', 'ENOENT'];
const BROKEN_OFF = ['ECONNRESET', 'EPIPE'];

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** True for the error of a render that its signal has aborted. */
export const isAbort = (error: unknown) => codeOf(error) === 'ABORT_ERR';

function ask(
  { socket: socketPath, release }: RenderSlot,
  { url: path, headers, form, signal }: RenderRequest,
  without: readonly RemoteName[],
): Promise<Rendering> {
  const method = form ? 'POST' : 'GET';
  const allHeaders = {
    ...headers,
    ...(form && { 'content-length': form.length }),
    ...(without.length > 0 && { [WITHOUT_HEADER]: without.join() }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(
      { socketPath, method, path, headers: allHeaders, signal, timeout: DOCUMENT_MS },
      (body) => {
        body.once('close', release);
        // When a visitor leaves, nobody reads the rest of the page or its error.
        body.on('error', () => undefined);
        const notes = readNotes(body);
        if (notes) {
          resolve({ status: body.statusCode ?? 500, headers: body.headers, notes, body });
        } else {
          body.resume();
          reject(new Error('The worker could not make the page.'));
        }
      },
    );
    outgoing.on('timeout', () =>
      outgoing.destroy(new RenderTimeout('The render worker took too long.')),
    );
    outgoing.on('error', reject);
    outgoing.end(form);
  });
}

/** `undefined` if the worker could not render any page. */
function readNotes({ headers }: IncomingMessage): RenderNotes | undefined {
  const notes = headers[NOTES_HEADER];
  // Written by our own worker.
  return typeof notes === 'string' ? (JSON.parse(notes) as RenderNotes) : undefined;
}

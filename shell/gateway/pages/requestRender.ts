import { type IncomingMessage, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import { ownerOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { Priority, SlotRefusal } from '@marketplace/contracts/server/Slots';
import { CALL_MS, DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import type { RenderSlot, RenderWorkers } from '../workers/RenderWorkers';
import { NOTES_HEADER, type RenderNotes, WITHOUT_HEADER } from '../workers/renderProtocol';
import type { Render, WorkerEnd } from '../workers/WorkerProcess';

/** Maximum number of tries to render a page if remotes of other pages end its workers. */
const MOST_TRIES = 4;

/** Members of `RenderWorkers` that `requestRender` uses. */
export type Workers = Pick<
  RenderWorkers,
  | 'composition'
  | 'pages'
  | 'isReady'
  | 'acquireSlot'
  | 'excludedRemotes'
  | 'waitUntilReady'
  | 'runSerially'
  | 'recordFailure'
>;

/** Holds the current workers. A new composition may take over between two tries. */
export interface WorkerSource {
  readonly workers: Workers | undefined;
}

/** The workers already render as many pages as they may, for one network or in total. */
export class Overload extends Error {
  constructor(readonly refusal: SlotRefusal) {
    super('All workers are busy.');
  }
}

/** No worker became ready, so nothing is known about the page. */
class NoWorker extends Error {}

/** The page took too long. It would take as long on another worker. */
class RenderTimeout extends Error {}

class WorkerEnded extends Error {
  constructor(readonly end: WorkerEnd) {
    super('The render worker has ended.');
  }
}

/** A worker's reply to the request for a page. Its body is not yet read. */
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
  /** The visitor's network. Slots are shared among networks. */
  network: string;
  /** Priority of the page; by default, the highest. */
  priority?: Priority;
  /** Body of a posted form; absent for a GET. */
  form?: Buffer;
  /** Aborts the render if nobody waits for the page any longer. */
  signal?: AbortSignal;
}

/**
 * Renders a page on a worker. If the worker ends, and the page's own remote is not known to be the
 * cause, tries again. Such retries run one at a time, so that a page which ends a second worker is
 * identified. If the page still fails, renders it without its owner, as a layout with an error
 * message. A form is sent to a worker only once, because the worker may already have done what the
 * form asks for.
 * @throws Overload if no slot is free
 * @throws Error if no worker is ready, if the render takes too long or is aborted, if a form fails,
 * or if even the error message cannot be rendered
 */
export async function requestRender(
  source: WorkerSource,
  request: RenderRequest,
): Promise<Rendering> {
  const render = renderOf(source, request);
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

function renderOf({ workers }: WorkerSource, { url, network }: RenderRequest): Render {
  const [path = ''] = url.split('?');
  return { path, owner: ownerOf(workers?.pages ?? [], path), network };
}

/** A failed try to render a page, and what is known about its cause. */
class Failure {
  /** True if the worker ended and the page's own remote is not known to be the cause. */
  readonly isSuspect: boolean;
  /** True if the worker ended for an unknown cause. */
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
  // A page of the shell has no remote that could be left out.
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
    // The worker ended before the request, so no worker has tried this page yet.
    if (end && GONE.includes(code)) return renderOnce(source, request, render, excludedRemotes);
    throw end ? new WorkerEnded(end) : error;
  }
}

/** Codes of connection errors if the worker ended before it got the request. */
const GONE = ['ECONNREFUSED', 'ENOENT'];
/** Codes of connection errors if the worker ended during the request. */
const BROKEN_OFF = ['ECONNRESET', 'EPIPE'];

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** True for the error of a render that was aborted by its signal. */
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
        // Errors are ignored here. If the visitor has disconnected, nobody reads the rest. If the
        // worker ends, the readers notice that the stream closed before its end.
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

/**
 * Reads the notes of a rendered page. Returns `undefined` if the worker could not render any page.
 */
function readNotes({ headers }: IncomingMessage): RenderNotes | undefined {
  const notes = headers[NOTES_HEADER];
  // The cast is safe: our own worker wrote this JSON.
  return typeof notes === 'string' ? (JSON.parse(notes) as RenderNotes) : undefined;
}

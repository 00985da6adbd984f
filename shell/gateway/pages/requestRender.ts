import { type IncomingMessage, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import { withTimeLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { ownerOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { Priority, SlotRefusal } from '@marketplace/contracts/server/Slots';
import {
  RENDER_LIMIT_MS,
  RENDER_WORKER_WAIT_MS,
  WORKER_END_WAIT_MS,
} from '@marketplace/contracts/timeLimits';
import type { RenderPlace, RenderWorkers } from '../workers/RenderWorkers';
import { NOTES_HEADER, type RenderNotes, WITHOUT_HEADER } from '../workers/renderProtocol';
import type { Render, WorkerEnd } from '../workers/WorkerProcess';

/** Most tries to render a page while other pages' remotes keep ending its worker. */
const MOST_TRIES = 4;

/** The part of `RenderWorkers` that is used here. */
export type Workers = Pick<
  RenderWorkers,
  'composition' | 'isReady' | 'takePlace' | 'setAside' | 'waitUntilReady' | 'runAlone' | 'blame'
>;

/** The workers of now: a new composition may take over between two tries. */
export interface WorkerSource {
  readonly workers: Workers | undefined;
}

/** The workers make as many pages as they may: for one network, or in all. */
export class Overload extends Error {
  constructor(readonly refusal: SlotRefusal) {
    super('All workers are busy.');
  }
}

/** None has become ready: nothing is known of the page. */
class NoWorker extends Error {}

/** It took too long: on another worker it would only take as long once more. */
class RenderTimeout extends Error {}

class WorkerEnded extends Error {
  constructor(readonly end: WorkerEnd) {
    super('The render worker has ended.');
  }
}

/** A page as a worker answers it; the body is still to be read. */
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
  /** Of the visitor, who shares the workers with all others. */
  network: string;
  /** Class of the page, the first where left out. */
  priority?: Priority;
  /** Body of a posted form; absent where a page is only read. */
  form?: Buffer;
  /** The market's, for its landing page to have an owner. */
  brandSlug: string;
  /** Ends the render: nobody waits for it any longer. */
  signal?: AbortSignal;
}

/**
 * Has a worker make a page. One whose worker died is made again, after all others of that kind, so that
 * what ends a second worker is known, unless the remote of another page has ended that one. A page that
 * cannot be made is made without its owner: its failure, inside the layout. A form reaches a worker once,
 * for what it asks for may have been done.
 *
 * @throws Overload where it would only wait
 * @throws Error where no worker is ready, or none can make even that
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
    outcome = await (source.workers?.runAlone(make) ?? make());
    if (outcome instanceof Failure && outcome.isUnexplained) {
      source.workers?.blame(render);
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

/** A try to render a page that failed, with what is known of the cause. */
class Failure {
  /** The worker has ended, and not by the page's own remote, as far as is known. */
  readonly isSuspect: boolean;
  /** The worker has ended, and nothing is known of the cause. */
  readonly isUnexplained: boolean;

  constructor(
    readonly error: unknown,
    { owner }: Render,
  ) {
    const { end } = error instanceof WorkerEnded ? error : {};
    this.isSuspect = end !== undefined && (!owner || end.blamed?.remote !== owner);
    this.isUnexplained = end !== undefined && end.blamed === undefined;
  }
}

/** @throws where another try would not help */
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
  // A page of the shell alone.
  if (!owner) throw error;
  return renderOnce(source, request, { ...render, owner: undefined }, [owner]);
}

async function renderOnce(
  source: WorkerSource,
  request: RenderRequest,
  render: Render,
  leftOut: readonly RemoteName[] = [],
): Promise<Rendering> {
  const { workers } = source;
  if (!(await workers?.waitUntilReady(RENDER_WORKER_WAIT_MS)) || !workers) {
    throw new NoWorker('No worker is ready.');
  }
  const place = workers.takePlace(render, request.priority ?? 'purchase');
  if (typeof place === 'string') throw new Overload(place);
  try {
    return await ask(place, request, [...workers.setAside, ...leftOut]);
  } catch (error) {
    const code = codeOf(error);
    const isCutOff = GONE.includes(code) || BROKEN_OFF.includes(code);
    const end = isCutOff
      ? await withTimeLimit(place.ended, WORKER_END_WAIT_MS, () => undefined)
      : undefined;
    place.leave();
    // It had ended before: another one has never seen this page.
    if (end && GONE.includes(code)) return renderOnce(source, request, render, leftOut);
    throw end ? new WorkerEnded(end) : error;
  }
}

/** Errors of a connection to a process that is not there, and of one that has ended meanwhile. */
const GONE = ['ECONNREFUSED', 'ENOENT'];
const BROKEN_OFF = ['ECONNRESET', 'EPIPE'];

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** True for the error of a page that its signal has ended. */
export const isAbort = (error: unknown) => codeOf(error) === 'ABORT_ERR';

function ask(
  { socket: socketPath, leave }: RenderPlace,
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
      { socketPath, method, path, headers: allHeaders, signal, timeout: RENDER_LIMIT_MS },
      (body) => {
        body.once('close', leave);
        // Nobody reads the page of a visitor who has left.
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

/** `undefined` where the worker could not make any page. */
function readNotes({ headers }: IncomingMessage): RenderNotes | undefined {
  const notes = headers[NOTES_HEADER];
  // Written by our own worker.
  return typeof notes === 'string' ? (JSON.parse(notes) as RenderNotes) : undefined;
}

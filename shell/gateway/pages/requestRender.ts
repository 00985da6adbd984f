import { type IncomingMessage, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import { RENDER_LIMIT_MS } from '@marketplace/contracts/timeLimits';
import type { RenderWorkers } from '../RenderWorkers';
import { NOTES_HEADER, type RenderNotes } from '../renderProtocol';

/** Pages one worker makes at a time: more would only make each of them late. */
const MOST_RENDERS = 32;

/** The source of places for pages, as far as it is used here. */
export type Workers = Pick<RenderWorkers, 'composition' | 'isReady' | 'takePlace'>;

/** All workers make as many pages as they may. */
export class Overload extends Error {}

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
  /** Ends the render: nobody waits for it any longer. */
  signal?: AbortSignal;
}

/**
 * Has a worker make a page, and once more another one: the first may have died meanwhile.
 *
 * @throws Overload where it would only wait
 * @throws Error where no worker is ready, or two have failed
 */
export async function requestRender(
  workers: Workers | undefined,
  request: RenderRequest,
): Promise<Rendering> {
  try {
    return await renderOnce(workers, request);
  } catch (error) {
    if (error instanceof Overload || request.signal?.aborted) throw error;
    return renderOnce(workers, request);
  }
}

function renderOnce(workers: Workers | undefined, request: RenderRequest): Promise<Rendering> {
  const { url: path, headers, signal } = request;
  return new Promise((resolve, reject) => {
    const place = workers?.takePlace(MOST_RENDERS);
    if (!place) {
      const isBusy = workers?.isReady;
      reject(isBusy ? new Overload('All workers are busy.') : new Error('No worker is ready.'));
      return;
    }
    const { socket: socketPath, leave } = place;
    const outgoing = sendRequest(
      { socketPath, path, headers, signal, timeout: RENDER_LIMIT_MS },
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
    outgoing.on('timeout', () => outgoing.destroy(new Error('The render worker took too long.')));
    outgoing.on('error', (error) => {
      leave();
      reject(error);
    });
    outgoing.end();
  });
}

/** `undefined` where the worker could not make any page. */
function readNotes({ headers }: IncomingMessage): RenderNotes | undefined {
  const notes = headers[NOTES_HEADER];
  // Written by our own worker.
  return typeof notes === 'string' ? (JSON.parse(notes) as RenderNotes) : undefined;
}

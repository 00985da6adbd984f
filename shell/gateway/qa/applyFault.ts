import { setTimeout as wait } from 'node:timers/promises';
import type { ApiFault, SessionSettings } from '@marketplace/contracts/testSession';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { findCall } from '../api-origins/findCall';
import { sendProblem } from '../edge/problems';
import { defaultCode } from './errorStatuses';

interface FaultySession {
  settings: Pick<SessionSettings, 'faults'>;
  /** Number of calls that each fault has hit, by its position in the settings. */
  hits: Map<number, number>;
}

interface ApiRequest {
  method: string;
  /** Path under the API host, without a query. */
  path: string;
}

/** A reply of any server type, because the API proxy's replies have another type. */
type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** The JSON of a reply, cut off in the middle. */
const HALF_A_REPLY = '{"items":[{"name":"Half of a rep';
/** Headers that clients expect with a status. */
const HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'Bearer' },
  429: { 'retry-after': '5' },
  503: { 'retry-after': '5' },
};

/**
 * Applies the first fault that names this call and is not used up, and counts the call. Clients
 * retry failed reads, and each try counts. A fault with a reply answers the request. Without a
 * reply, the request stays unanswered, so that the caller passes it on to the API host.
 */
export async function applyFault(
  session: FaultySession,
  request: ApiRequest,
  reply: Reply,
): Promise<void> {
  const fault = takeFault(session, request);
  if (!fault) return;
  const isWaitedFor = await delay(fault.delayMs ?? 0, reply);
  // The API must not carry out a write if the client has already disconnected.
  if (!isWaitedFor) disconnect(reply);
  else if (fault.reply) await send(fault.reply, reply);
}

/**
 * Counts a call before anything is awaited, so that a fault hits no more than `times` calls, even
 * if they are simultaneous.
 */
function takeFault({ settings, hits }: FaultySession, { method, path }: ApiRequest) {
  const id = findCall(method, path);
  for (const [position, fault] of (settings.faults ?? []).entries()) {
    const count = hits.get(position) ?? 0;
    if (!('call' in fault) || fault.call !== id) continue;
    if (count >= (fault.times ?? Number.POSITIVE_INFINITY)) continue;
    hits.set(position, count + 1);
    return fault;
  }
  return undefined;
}

/** @returns false if the client disconnects during the delay */
async function delay(ms: number, { raw }: Reply): Promise<boolean> {
  if (ms === 0) return true;
  const gone = new AbortController();
  const abort = () => gone.abort();
  raw.once('close', abort);
  // The timer fails only if the signal is aborted.
  await wait(ms, undefined, { signal: gone.signal }).catch(() => undefined);
  raw.off('close', abort);
  return !gone.signal.aborted;
}

async function send(fault: NonNullable<ApiFault['reply']>, reply: Reply): Promise<void> {
  if (fault === 'offline') return disconnect(reply);
  if (fault === 'broken') {
    await reply.type('application/json').header('cache-control', 'no-store').send(HALF_A_REPLY);
    return;
  }
  const { status, code = defaultCode(status) } = fault;
  const message = 'Something went wrong on purpose';
  await sendProblem(reply.headers(HEADERS[status] ?? {}), { statusCode: status, code, message });
}

/** Ends the connection without a reply. */
function disconnect(reply: Reply): void {
  reply.hijack();
  reply.raw.destroy();
}

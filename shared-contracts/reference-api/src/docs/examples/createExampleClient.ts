import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call, ReplyOf } from '@marketplace/contracts/api/defineCall';
import * as z from 'zod/mini';
import type { ApiContext, Handlers, Input } from '../../http/Handlers';
import { parseInput } from '../../http/parseInput';
import type { Examples } from './Examples';
import { shorten } from './shorten';

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  /** Customer of a customer's call. */
  customerUuid?: string;
  /** Not shortened: its parts add up. */
  isWhole?: boolean;
}

const list = z.object({ items: z.array(z.unknown()) });

type Calls = typeof apiCalls;

export interface ExampleClient {
  /** Reply of a reading call; undefined where it refuses or fails. */
  ask<Id extends ApiCallId>(id: Id, asked?: Asked): Promise<ReplyOf<Calls[Id]> | undefined>;
  /** The same, kept as the example of that call. */
  show<Id extends ApiCallId>(id: Id, asked?: Asked): Promise<ReplyOf<Calls[Id]> | undefined>;
}

// One type for all handlers: Handlers has checked each against its own call already.
type AnyHandler = (input: Input<Call>, context: ApiContext) => Promise<unknown>;

/**
 * Asks handlers without HTTP, so that neither throttles nor faults of the developer tools meet it.
 * @param isOver true when nobody waits for examples any more
 */
export function createExampleClient(
  handlers: Handlers,
  context: ApiContext,
  examples: Examples,
  isOver: () => boolean,
): ExampleClient {
  async function ask<Id extends ApiCallId>(id: Id, asked: Asked = {}) {
    const call: Call = apiCalls[id];
    // An example must not change the market.
    if (call.method !== 'GET' || isOver()) return undefined;
    const { params = {}, query = {}, customerUuid } = asked;
    const parsed = parseInput(call, { params, query, body: undefined });
    // The call's schemas produced what is parsed; customers' calls are asked with a customer only.
    const input = { ...parsed, customerUuid, address: '' } as Input<Call>;
    // See AnyHandler.
    const handler = handlers[id] as AnyHandler;
    // The reply's own schema lets nothing else through.
    return z.parse(call.reply, await handler(input, context)) as ReplyOf<Calls[Id]>;
  }

  const tried: ExampleClient['ask'] = (id, asked) => ask(id, asked).catch(() => undefined);

  return {
    ask: tried,
    async show(id, asked) {
      const reply = await tried(id, asked);
      if (reply === undefined || isEmptyList(reply)) return reply;
      const short = asked?.isWhole ? reply : shorten(reply);
      const fits = z.safeParse(apiCalls[id].reply, short).success;
      examples.replies.set(id, fits ? short : reply);
      return reply;
    },
  };
}

/** Says less than an example made from the schema. */
function isEmptyList(reply: unknown): boolean {
  const parsed = z.safeParse(list, reply);
  return parsed.success && parsed.data.items.length === 0;
}

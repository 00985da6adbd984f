import { createHash, timingSafeEqual } from 'node:crypto';
import { line, note, quantity, uuid as uuidField } from '@marketplace/contracts/api/fields';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answerCase } from '../complaint-decisions/answerCase';
import { decideCase } from '../complaint-decisions/decideCase';
import { listCases } from '../complaint-decisions/listCases';
import { readCase } from '../complaints/readCase';
import { ApiProblem, notFound, unauthorized } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { OrderRefusal } from '../orders/lockOrderByNumber';
import { readBody } from './readBody';

/** Longest name of an operator, in characters. */
const MAX_NAME = 100;
const MAX_TAKA = 9_999_999;

const answer = z.object({
  operator: line(MAX_NAME),
  author: z.enum(['market', 'shop']),
  text: note(),
});
const decision = z.object({
  operator: line(MAX_NAME),
  kind: z.enum(['refund', 'replacement', 'refusal']),
  reason: note(),
  quantity: z.optional(quantity),
  /** Amount of a refund in taka. */
  amount: z.optional(z.number().check(z.gt(0), z.lte(MAX_TAKA))),
});

/**
 * Serves the acts of the command `cases` to programs that have the operator's token:
 * `GET /operator/case` lists, `GET /operator/case/{uuid}` shows, `POST …/answer` answers and
 * `POST …/decision` decides. Without a token in the settings, none of these paths exists.
 */
export function registerOperatorCalls(
  app: FastifyInstance,
  context: ApiContext,
  token: string | undefined,
): void {
  if (token === undefined) return;
  app.register((scope, _, isRegistered) => {
    scope.addHook('onRequest', async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isBearer(headers.authorization, token)) throw unauthorized();
    });
    scope.get('/operator/case', async () => ({ items: await listCases(context.db) }));
    scope.get<Named>('/operator/case/:uuid', ({ params }) =>
      readCase(context.db, context, readUuid(params)),
    );
    scope.post<Named>('/operator/case/:uuid/answer', ({ params, body }) => {
      const uuid = readUuid(params);
      return sayResult(answerCase(context, { uuid, ...readBody(answer, body) }));
    });
    scope.post<Named>('/operator/case/:uuid/decision', ({ params, body }) => {
      const { amount, ...decided } = readBody(decision, body);
      const amountPaisa = amount === undefined ? undefined : toPaisa(amount);
      const wanted = { uuid: readUuid(params), amountPaisa, ...decided };
      return sayResult(decideCase(context, wanted));
    });
    isRegistered();
  });
}

interface Named {
  Params: { uuid: string };
}

function readUuid({ uuid }: Named['Params']): string {
  if (!z.safeParse(uuidField, uuid).success) throw notFound('That complaint');
  return uuid;
}

async function sayResult(act: Promise<string>): Promise<{ said: string }> {
  try {
    return { said: await act };
  } catch (error) {
    if (error instanceof OrderRefusal) throw new ApiProblem(409, 'refused', error.message);
    throw error;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests in constant time, so that the time of a reply reveals nothing of the token. */
const isBearer = (header: string | undefined, token: string) =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

import { createHash, timingSafeEqual } from 'node:crypto';
import { JSON_BODY_LIMIT } from '@marketplace/contracts/api/bodyLimit';
import { line, note, quantity, uuid as uuidField } from '@marketplace/contracts/api/fields';
import { UPLOAD_LIMITS } from '@marketplace/contracts/api/uploads';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answerCase } from '../complaint-decisions/answerCase';
import { decideCase } from '../complaint-decisions/decideCase';
import { listCases } from '../complaint-decisions/listCases';
import { readCase } from '../complaints/readCase';
import { ApiProblem, notFound, unauthorized } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { readIdempotencyKey } from '../http/registerCalls';
import { hashOfRequest, type WriteKey } from '../http/writeOnce';
import { OrderRefusal } from '../orders/lockOrderByNumber';
import { readBody } from './readBody';

/** Longest name of an operator, in characters. */
const MAX_NAME = 100;
const MAX_TAKA = 9_999_999;
const { mostFiles, mostBytes } = UPLOAD_LIMITS;
/** Upper limit for the body of an answer, whose pictures are in base64, in bytes. */
const ANSWER_LIMIT = JSON_BODY_LIMIT + mostFiles * Math.ceil(mostBytes / 3) * 4;

const answer = z.object({
  operator: line(MAX_NAME),
  author: z.enum(['market', 'shop']),
  text: note(),
  /** Files of pictures in base64. */
  pictures: z.optional(z.array(z.base64()).check(z.maxLength(mostFiles))),
});
const decided = { operator: line(MAX_NAME), reason: note() };
/** Refuses a field that another kind of decision has, instead of ignoring it. */
const none = z.optional(z.undefined());
const decision = z.discriminatedUnion('kind', [
  z.object({
    ...decided,
    kind: z.literal('refund'),
    quantity: z.optional(quantity),
    /** Amount of the refund in taka. */
    amount: z.optional(z.number().check(z.gt(0), z.lte(MAX_TAKA))),
  }),
  z.object({
    ...decided,
    kind: z.literal('replacement'),
    quantity: z.optional(quantity),
    amount: none,
  }),
  z.object({ ...decided, kind: z.literal('refusal'), quantity: none, amount: none }),
]);

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
    scope.post<Named>('/operator/case/:uuid/answer', { bodyLimit: ANSWER_LIMIT }, (request) => {
      const answered = { uuid: readUuid(request.params), ...readBody(answer, request.body) };
      const pictures = answered.pictures?.map((each) => Buffer.from(each, 'base64'));
      const key = readIdempotencyKey(request);
      return sayResult(
        answerCase(
          context,
          { ...answered, pictures },
          key === undefined ? undefined : keyOfAnswer(key, answered),
        ),
      );
    });
    scope.post<Named>('/operator/case/:uuid/decision', ({ params, body }) => {
      const { amount, ...given } = readBody(decision, body);
      const amountPaisa = amount === undefined ? undefined : toPaisa(amount);
      const wanted = { uuid: readUuid(params), amountPaisa, ...given };
      return sayResult(decideCase(context, wanted));
    });
    isRegistered();
  });
}

/** Operators share one token, and therefore the keys of their requests. */
const keyOfAnswer = (key: string, { uuid, ...answered }: { uuid: string }): WriteKey => ({
  owner: 'operator',
  customerUuid: null,
  key,
  call: `answerCase ${uuid}`,
  requestHash: hashOfRequest(answered),
});

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

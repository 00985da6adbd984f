import { QA_CONTEXT_HEADER } from '@marketplace/contracts/testSession';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { sendProblem } from '../edge/problems';
import { findSession } from './findSession';
import type { TestSessions } from './TestSessions';

const BODY_LIMIT = 4096;

interface Options {
  sessions: TestSessions;
  apiOrigin: string;
}

/**
 * Serves the API's developer tools to the browsers of testers, because the API itself serves them
 * only to programs on its own machine. Each tool needs a test session. `GET /qa/messages` lists the
 * messages of the session, and `GET /qa/payments` its test payments. `POST /qa/payments` settles a
 * payment, and `POST /qa/advance` changes the state of an order of the session or of a
 * demonstration customer. The API checks to whom orders and payments belong.
 */
export function serveApiTools(gateway: FastifyInstance, { sessions, apiOrigin }: Options): void {
  const callTool = async (context: string, path: string, body?: unknown) => {
    const reply = await fetch(`${apiOrigin}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        [QA_CONTEXT_HEADER]: context,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(STEP_MS),
    });
    return { status: reply.status, content: await reply.json() };
  };

  const answer = async (reply: FastifyReply, call: ReturnType<typeof callTool>) => {
    const { status, content } = await call.catch(() => ({ status: 0, content: undefined }));
    if (status === 200) return reply.header('cache-control', 'no-store').send(content);
    return sendProblem(reply, problemOf(status, content));
  };

  gateway.get('/qa/messages', async (request, reply) => {
    const session = await findSession(sessions, request, reply);
    if (!session) return reply;
    const path = `/dev/outbox?session=${session.id}`;
    return answer(reply, callTool(sessions.contextOf(session), path));
  });

  gateway.get('/qa/payments', async (request, reply) => {
    const session = await findSession(sessions, request, reply);
    if (!session) return reply;
    return answer(reply, callTool(sessions.contextOf(session), '/dev/payments'));
  });

  for (const tool of ['advance', 'payments']) {
    gateway.post(`/qa/${tool}`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const session = await findSession(sessions, request, reply);
      if (!session) return reply;
      const context = sessions.contextOf(session);
      return answer(reply, callTool(context, `/dev/${tool}`, request.body ?? {}));
    });
  }
}

const refusal = z.object({
  code: z.string(),
  message: z.union([z.string(), z.array(z.string())]),
});

/** Returns the API's refusal, or how to start the API with these tools if it lacks them. */
function problemOf(status: number, content: unknown) {
  const { data } = refusal.safeParse(content);
  if (data && status !== 404 && status < 500) {
    return { statusCode: status, code: data.code, message: [data.message].flat().join('; ') };
  }
  return {
    statusCode: 422,
    code: 'qa-api-tools',
    message: `The API does not offer its developer tools (status ${status}): start it on this machine with DEV_TOOLS=1.`,
  };
}

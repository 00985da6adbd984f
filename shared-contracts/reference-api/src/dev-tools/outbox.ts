import { withPhonePrefix } from '@marketplace/contracts/api/phone';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';

const MOST_MESSAGES = 100;
const query = z.object({
  to: z.string().check(z.maxLength(254), z.regex(/\S/), z.regex(/^[^\0]*$/)),
});

/** Lets QA and tests read codes: `GET /dev/outbox?to=` lists what was sent there, newest first. */
export function outbox(app: FastifyInstance, { db, messenger }: ApiContext): void {
  app.get('/dev/outbox', async (request, reply) => {
    const parsed = z.safeParse(query, request.query);
    if (!parsed.success) {
      throw new ApiProblem(400, 'invalid-input', ['to must be a phone or an e-mail address']);
    }
    // The + of +88 that nobody escaped has become a space.
    const to = parsed.data.to.replace(/^ (?=88)/, '+');
    await messenger.settled();
    const items = await db
      .selectFrom('outboxMessages')
      .select(['recipient as to', 'channel', 'subject', 'text', 'sentAt'])
      .where('recipient', '=', withPhonePrefix(to).toLowerCase())
      .orderBy('sentAt', 'desc')
      .orderBy('position', 'desc')
      .limit(MOST_MESSAGES)
      .execute();
    reply.header('cache-control', 'no-store');
    return { items };
  });
}

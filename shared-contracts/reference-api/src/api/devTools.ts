import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { TEST_SESSION_ID } from '@marketplace/contracts/server/sessionContext';
import type { TokenState } from '@marketplace/contracts/testSession';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { verifyPassword } from '../customers/passwords';
import type { Database } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import { issueToken, revokeToken } from '../http/accessTokens';
import type { ApiContext } from '../http/Handlers';
import { lifetimeStart, testSessionId } from '../http/testSession';
import { advanceOrder } from '../orders/advanceOrder';
import { OrderRefusal } from '../orders/lockOrderByNumber';
import { DEMO_PASSWORD } from '../seed/customers';
import { readBody } from './readBody';

const MAX_MESSAGES = 100;
const query = z
  .object({
    to: z.optional(z.string().check(z.maxLength(254), z.regex(/\S/), z.regex(/^[^\0]*$/))),
    session: z.optional(z.string().check(z.regex(TEST_SESSION_ID))),
  })
  .check(z.refine(({ to, session }) => to !== undefined || session !== undefined));

/**
 * Lets QA and tests read one-time codes: `GET /dev/outbox?to=` lists messages to a recipient,
 * newest first, and `?session=` only those that were sent in a test session.
 */
export function registerOutbox(app: FastifyInstance, { db, messenger }: ApiContext): void {
  app.get('/dev/outbox', async (request, reply) => {
    const parsed = z.safeParse(query, request.query);
    if (!parsed.success) throw outboxProblem(parsed.error);
    const { to, session } = parsed.data;
    await messenger.settled();
    const items = await db
      .selectFrom('outboxMessages')
      .select(['recipient as to', 'channel', 'subject', 'text', 'sentAt'])
      .where(({ and }) =>
        and({
          ...(to !== undefined && { recipient: readRecipient(to) }),
          ...(session !== undefined && { testSession: session }),
        }),
      )
      .orderBy('sentAt', 'desc')
      .orderBy('position', 'desc')
      .limit(MAX_MESSAGES)
      .execute();
    reply.header('cache-control', 'no-store');
    return { items };
  });
}

function outboxProblem({ issues }: z.core.$ZodError): ApiProblem {
  const isOfSession = issues.every(({ path }) => path[0] === 'session');
  return new ApiProblem(400, 'invalid-input', [
    isOfSession
      ? 'session must be the id of a test session'
      : 'to must be a phone or an e-mail address',
  ]);
}

/** The + of +88 arrives as a space if the query does not escape it. */
const readRecipient = (to: string) => withPhonePrefix(to.replace(/^ (?=88)/, '+')).toLowerCase();

const body = z.object({
  orderNumber: z.int().check(z.gte(1)),
  to: z.enum(['confirmed', 'shipped', 'delivered']),
});

/**
 * Lets QA and tests advance an order while the API runs: `POST /dev/advance`. The command `advance`
 * does the same, but cannot open the embedded database while the API uses it. A test session can
 * advance only its own orders and those of demonstration customers.
 */
export function registerAdvance(
  app: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'now'>,
): void {
  app.post('/dev/advance', async (request) => {
    const step = readBody(body, request.body);
    await assertOpenToSession(context.db, step.orderNumber);
    try {
      return { said: await advanceOrder(context, step) };
    } catch (error) {
      if (error instanceof OrderRefusal) throw new ApiProblem(409, 'refused', error.message);
      throw error;
    }
  });
}

/**
 * Refuses a shopper's order in a test session, because the gateway gives a session to everybody who
 * asks. Refuses an unknown order with the same message, so that no session reveals which orders
 * exist. Outside test sessions, every order is open.
 * @throws ApiProblem 409
 */
async function assertOpenToSession(db: Database, orderNumber: number): Promise<void> {
  const session = testSessionId();
  if (session === undefined) return;
  const order = await db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .select(['orders.testSession', 'customers.passwordHash'])
    .where('orders.orderNumber', '=', orderNumber)
    .executeTakeFirst();
  if (order?.testSession === session || (await isDemonstration(order?.passwordHash))) return;
  const message = `There is no order ${orderNumber} of this test session or of a demonstration customer.`;
  throw new ApiProblem(409, 'refused', message);
}

/** True if an account has the published password of demonstration customers. */
const isDemonstration = (passwordHash: string | null | undefined) =>
  verifyPassword(passwordHash ?? undefined, DEMO_PASSWORD);

const publication = z.object({ handle: z.string(), publishedAt: z.iso.datetime() });

/**
 * Lets QA and tests publish a post, or unpublish it with a future time: `POST /dev/publish`. In a
 * real market, an editor does this.
 */
export function registerPublish(app: FastifyInstance, { db }: Pick<ApiContext, 'db'>): void {
  app.post('/dev/publish', async (request) => {
    const { handle, publishedAt } = readBody(publication, request.body);
    const post = await db
      .updateTable('blogs')
      .set({ publishedAt: new Date(publishedAt) })
      .where('handle', '=', handle)
      .returning('uuid')
      .executeTakeFirst();
    if (!post) throw notFound('That blog post');
    return { isDone: true };
  });
}

const DAY_MS = 86_400_000;
const wanted = z.object({
  phone: z.string(),
  token: z._default(z.enum(['valid', 'expired', 'revoked'] satisfies TokenState[]), 'valid'),
});

/**
 * Lets QA be a demonstration customer: `POST /dev/tokens` issues a token for the account with the
 * given phone. The token can be expired or revoked, so that QA sees how the API refuses it.
 * Accounts whose password is not `DEMO_PASSWORD` get none, because test sessions pass tokens on to
 * everybody who asks.
 */
export function registerTokens(
  app: FastifyInstance,
  { db, now, sessionLimits }: Pick<ApiContext, 'db' | 'now' | 'sessionLimits'>,
): void {
  app.post('/dev/tokens', async (request, reply) => {
    const { phone, token } = readBody(wanted, request.body);
    const customer = await db
      .selectFrom('customers')
      .select(['uuid', 'passwordHash'])
      .where('phone', '=', withPhonePrefix(phone))
      .executeTakeFirst();
    if (!customer || !(await isDemonstration(customer.passwordHash))) {
      throw notFound(`A demonstration customer with the phone ${phone}`);
    }
    const { mostDays } = sessionLimits;
    // An expired token has expired by the test session's clock too, even if that is behind.
    const start =
      token === 'expired'
        ? new Date(now().getTime() - (mostDays + 1) * DAY_MS)
        : lifetimeStart(now());
    const issued = await issueToken(db, customer.uuid, start, { mostDays });
    if (token === 'revoked') await revokeToken(db, issued.accessToken);
    reply.header('cache-control', 'no-store');
    return issued;
  });
}

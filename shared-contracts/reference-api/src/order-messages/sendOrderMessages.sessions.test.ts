import { runInTestSession, testSessionId } from '../http/testSession';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { openPostgres } from '../testing/testDatabases';
import { queueMessage } from './queueMessage';
import { sendOrderMessages } from './sendOrderMessages';

describe('messages about an order that test sessions cause', () => {
  const shop = servePaymentScenario(openPostgres);
  /** Ids of the test sessions in which messages were sent. */
  let sentIn: (string | undefined)[];

  beforeEach(() => {
    sentIn = [];
  });

  async function round({ isAccepted = true } = {}) {
    const { messenger, ...context } = shop.scenario.context();
    const trySending = async () => {
      sentIn.push(testSessionId());
      return isAccepted;
    };
    await sendOrderMessages({ ...context, messenger: { ...messenger, trySending } });
    return sentIn.splice(0).sort();
  }

  /** Queues a message about a parcel of a new order in each of these test sessions. */
  async function queueIn(sessions: (string | null)[]) {
    const { uuid: orderUuid } = await shop.scenario.place('cash-on-delivery');
    await shop.db.deleteFrom('orderMessages').execute();
    const now = shop.scenario.clock.now();
    for (const [turn, session] of sessions.entries()) {
      const subjectUuid = `00000000-0000-4000-8000-00000000000${turn}`;
      await runInTestSession(session, () =>
        queueMessage(shop.db, { orderUuid, kind: 'delivered', subjectUuid, now }),
      );
    }
    await shop.db.deleteFrom('orderMessages').where('channel', '=', 'email').execute();
  }

  it('are sent in their test session, and are combined only with messages of the same session', async () => {
    await queueIn(['one', 'two', 'one', null]);
    expect(await round()).toEqual(['one', 'two', undefined]);
    expect(await round()).toEqual([]);
  });

  it('are sent in their test session even if the first attempt failed', async () => {
    await queueIn(['one']);
    expect(await round({ isAccepted: false })).toEqual(['one']);
    shop.scenario.clock.advance(3600);
    expect(await round()).toEqual(['one']);
  });
});

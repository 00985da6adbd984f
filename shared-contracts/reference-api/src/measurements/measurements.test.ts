import type { CallInput } from '@marketplace/contracts/api/defineCall';
import { recordMeasurements } from '@marketplace/contracts/api/measurements';
import { sql } from 'kysely';
import { PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { deleteOldMeasurements } from './deleteOldMeasurements';
import { summarizeMeasurements } from './summarizeMeasurements';

const DAY_SECONDS = 86_400;

describe('measurements', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });

  beforeEach(async () => {
    await market.db.deleteFrom('analyticsEvents').execute();
    await market.db.deleteFrom('webVitals').execute();
    await market.db.deleteFrom('tries').execute();
  });

  const lcp = (value: number, release = 'a1b2') =>
    ({ name: 'LCP', value, remote: 'mf_catalog', release }) as const;
  type Measured = CallInput<typeof recordMeasurements>['body'];
  const post = (body: unknown, cookie?: string) =>
    market.api.app.inject({
      method: 'POST',
      url: recordMeasurements.path,
      headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
      payload: JSON.stringify(body),
    });
  const send = async (body: Measured) =>
    (await post(body, 'cartUuid=x; consent=chat.statistics')).statusCode;
  const summary = () => summarizeMeasurements(market.db, clock.now());

  it('are summarised as the count and the total value of each event, and the 75th percentile of each web vital by release', async () => {
    const items = [{ productUuid: PRODUCT.rui, quantity: 2 }];
    await send({ events: [{ name: 'purchase', value: 701, items }], vitals: [] });
    await send({
      events: [
        { name: 'purchase', value: 99.5, items },
        { name: 'add_to_cart', items },
      ],
      vitals: [lcp(400), lcp(800), lcp(1200), lcp(2000, 'c3d4'), { ...lcp(0.0123), name: 'CLS' }],
    });
    expect(await summary()).toBe(
      [
        'Events of the last 28 days',
        'add_to_cart  1  ৳0',
        'purchase  2  ৳800.5',
        '',
        'Web vitals of the last 28 days, 75th percentile',
        'CLS  mf_catalog  a1b2  1  0.012',
        'LCP  mf_catalog  a1b2  3  1000 ms',
        'LCP  mf_catalog  c3d4  1  2000 ms',
      ].join('\n'),
    );
  });

  it('are in the summary for 28 days, and are deleted after 90 days', async () => {
    await send({ events: [{ name: 'view_item', items: [] }], vitals: [lcp(400)] });
    clock.advance(28 * DAY_SECONDS + 1);
    expect(await summary()).not.toMatch(/view_item|LCP/);
    clock.advance(62 * DAY_SECONDS - 2);
    await deleteOldMeasurements({ db: market.db, now: clock.now });
    expect(await market.db.selectFrom('webVitals').select('name').execute()).toHaveLength(1);
    clock.advance(2);
    await deleteOldMeasurements({ db: market.db, now: clock.now });
    expect(await market.db.selectFrom('webVitals').select('name').execute()).toEqual([]);
    expect(await market.db.selectFrom('analyticsEvents').select('name').execute()).toEqual([]);
  });

  it.each<[string, object]>([
    ['an unknown name', { ...lcp(1), name: 'FID' }],
    ['a value below 0', lcp(-1)],
    ['a value above ten minutes', lcp(600_001)],
    ['a release with terminal commands', lcp(1, '\u001b[2J')],
  ])('cannot contain %s', async (_, vital) => {
    // The cast is safe: the API must refuse values that the contract's type forbids.
    expect(await send({ events: [], vitals: [vital] } as never)).toBe(400);
    expect(await summary()).not.toContain('mf_catalog');
  });

  it.each([undefined, '', 'consent=none', 'consent=chat', 'consent=statistic; x=statistics'])(
    'are refused if the cookies are %j, which contain no consent to statistics',
    async (cookie) => {
      const reply = await post({ events: [{ name: 'view_item', items: [] }], vitals: [] }, cookie);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'no-consent']);
      expect(await summary()).not.toContain('view_item');
    },
  );

  const view = { name: 'view_item' as const, items: [{ productUuid: PRODUCT.rui }] };

  it.each<[string, Measured]>([
    ['21 web vitals', { events: [], vitals: Array(21).fill(lcp(1)) }],
    ['21 events', { events: Array(21).fill(view), vitals: [] }],
    [
      'an event of 21 items',
      { events: [{ ...view, items: Array(21).fill(view.items[0]) }], vitals: [] },
    ],
  ])('cannot contain %s in one request', async (_, body) => {
    expect(await send(body)).toBe(400);
  });

  it('are limited to three megabytes per hour and network', async () => {
    const large: Measured = {
      events: Array(20).fill({ ...view, items: Array(20).fill(view.items[0]) }),
      vitals: [],
    };
    let bytes = 0;
    while ((await send(large)) === 200) bytes += JSON.stringify(large).length;
    expect(bytes).toBeGreaterThan(2_500_000);
    expect(bytes).toBeLessThanOrEqual(3000 * 1024);
    const stored = await sql<{ bytes: number }>`
      select coalesce(sum(pg_column_size(analytics_events.*)), 0)::int as bytes
      from analytics_events`.execute(market.db);
    expect(stored.rows[0]?.bytes).toBeLessThanOrEqual(4000 * 1024);
    clock.advance(3601);
    expect(await send(large)).toBe(200);
  });

  it('are accepted from three thousand visitors of one network within an hour', async () => {
    const usual: Measured = { events: [view, view], vitals: Array(6).fill(lcp(1)) };
    expect(await send(usual)).toBe(200);
    const { subject } = await market.db.selectFrom('tries').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 2998 }, () => ({ subject, triedAt: clock.now() }));
    await market.db.insertInto('tries').values(rows).execute();
    expect([await send(usual), await send(usual)]).toEqual([200, 429]);
  });
});

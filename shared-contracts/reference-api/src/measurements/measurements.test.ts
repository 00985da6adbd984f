import { callApi } from '@marketplace/contracts/api/client';
import { recordMeasurements } from '@marketplace/contracts/api/measurements';
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
  const send = (body: Parameters<typeof callApi<typeof recordMeasurements>>[1]['body']) =>
    callApi(recordMeasurements, { body });
  const summary = () => summarizeMeasurements(market.db, clock.now());

  it('are summed up by event, and by web vital, remote and release', async () => {
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

  it('older than 28 days are in no sum, and after 90 days they are gone', async () => {
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
    ['a name that no report knows', { ...lcp(1), name: 'FID' }],
    ['a value below 0', lcp(-1)],
    ['a value beyond ten minutes', lcp(600_001)],
    ['a release that a terminal would obey', lcp(1, '\u001b[2J')],
  ])('refuse %s', async (_, vital) => {
    // The point is a body that the type forbids.
    const body = { events: [], vitals: [vital] } as never;
    await expect(send(body)).rejects.toMatchObject({ status: 400 });
    expect(await summary()).not.toContain('mf_catalog');
  });

  it('refuse more than 50 at once', async () => {
    const vitals = Array.from({ length: 51 }, () => lcp(1));
    await expect(send({ events: [], vitals })).rejects.toMatchObject({ status: 400 });
  });

  it('are taken 3,000 times an hour from one address', async () => {
    const empty = { events: [], vitals: [] };
    await send(empty);
    const { subject } = await market.db.selectFrom('tries').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 2999 }, () => ({ subject, triedAt: clock.now() }));
    await market.db.insertInto('tries').values(rows).execute();
    await expect(send(empty)).rejects.toMatchObject({ status: 429 });
    clock.advance(3601);
    expect(await send(empty)).toEqual({ isDone: true });
  });
});

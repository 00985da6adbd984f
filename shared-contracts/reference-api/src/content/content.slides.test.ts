import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { listHomeSliders } from '@marketplace/contracts/api/sliders';
import { buildSliders } from '../seed/buildContent';
import { createTestMarket } from '../testing/createTestMarket';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('slides of one season', () => {
  let present: Date;
  const market = serveMarket(openPostgres, { now: () => present });

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('sliders').execute();
    await market.db.insertInto('sliders').values(buildSliders()).execute();
  });

  it.each([
    ['in June', '2026-06-15T06:00:00Z', ['Mango season is here']],
    ['in November', '2026-11-25T06:00:00Z', ['Pitha season is here']],
    ['in October', '2026-10-15T06:00:00Z', []],
    [
      'when it is still April in UTC, but already May in Dhaka',
      '2026-04-30T18:00:00Z',
      ['Mango season is here'],
    ],
    ['in the last second of April in Dhaka', '2026-04-30T17:59:59Z', []],
  ])('are shown only in their season, before all other slides: %s', async (_, date, seasonal) => {
    present = new Date(date);
    clearApiCache();
    const { items } = await callApi(listHomeSliders);
    const titles = items.map(({ title }) => title);
    expect(titles.slice(0, seasonal.length)).toEqual(seasonal);
    expect(titles.filter((title) => /season/.test(title))).toEqual(seasonal);
    expect(items.length).toBeGreaterThanOrEqual(4);
  });
});

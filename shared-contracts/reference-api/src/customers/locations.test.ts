import { callApi } from '@marketplace/contracts/api/client';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import type { Database } from '../database/schema';
import { openTestApi, type TestApi } from '../testing/openTestApi';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

describe('the list of locations', () => {
  let db: Database;
  let close: () => Promise<void>;
  let api: TestApi;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    api = await openTestApi(db);
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await api?.close();
    await close?.();
  });

  const upazilasOf = async (district: string) =>
    (await callApi(listUpazilas, { query: { district } })).items;

  it('contains divisions with their districts, but no upazilas', async () => {
    const { items } = await callApi(listDivisions);
    expect(items.map(({ name }) => name)).toEqual([
      'Barishal',
      'Chattogram',
      'Dhaka',
      'Khulna',
      'Mymensingh',
      'Rajshahi',
      'Rangpur',
      'Sylhet',
    ]);
    expect(items.flatMap(({ districts }) => districts)).toHaveLength(64);
    expect(items[7]).toMatchObject({
      nameBn: 'সিলেট',
      districts: [{ name: 'Habiganj' }, {}, {}, {}],
    });
    expect(JSON.stringify(items)).not.toContain('upazilas');
  });

  it.each(['Dhaka', 'dhaka', ' DHAKA '])(
    'contains the upazilas and thanas of %p, sorted by name',
    async (name) => {
      const items = await upazilasOf(name);
      expect(items).toHaveLength(55);
      expect(items).toContainEqual({ name: 'Gulshan', nameBn: 'গুলশান' });
      expect(items).toContainEqual({ name: 'Savar', nameBn: 'সাভার' });
      expect(items.map((item) => item.name)).toEqual(items.map((item) => item.name).toSorted());
    },
  );

  it.each(["Cox's Bazar", 'Bogura'])(
    'contains more than eight upazilas of %s',
    async (district) => {
      expect((await upazilasOf(district)).length).toBeGreaterThan(8);
    },
  );

  it.each(['Atlantis', '__proto__', 'constructor', 'ঢাকা'])(
    'contains no upazilas of %s',
    async (district) => {
      expect(await upazilasOf(district)).toEqual([]);
    },
  );

  it('may be kept in caches for an hour', async () => {
    const reply = await api.app.inject('/location/upazila?district=Dhaka');
    expect(reply.headers['cache-control']).toMatch(/^public, max-age=3600,/);
  });

  it.each(['', '?district=', `?district=${'x'.repeat(61)}`])(
    'refuses the query %p',
    async (query) => {
      const reply = await api.app.inject(`/location/upazila${query}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message[0]).toMatch(/^district /);
    },
  );
});

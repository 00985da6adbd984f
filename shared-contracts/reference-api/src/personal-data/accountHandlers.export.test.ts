import { strFromU8, unzipSync } from 'fflate';
import { deleteExpiredDataLinks } from '../customers/dataLinks';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { KARIMA, RAHIM } from '../testing/filledCustomers';
import { fillPersonalData } from '../testing/fillPersonalData';
import { PRODUCT } from '../testing/marketUuids';
import { openAccounts } from '../testing/openAccounts';
import { createClock } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { personalData } from './personalData';
import { readExport } from './readExport';

describe('the download of personal data', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let token: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    token = await signIn(RAHIM.phone);
  });

  async function signIn(emailOrPhone: string): Promise<string> {
    const payload = { emailOrPhone, password: PASSWORD };
    const url = '/auth/customer/signin';
    const reply = await market.api.app.inject({ method: 'POST', url, payload });
    return reply.json().accessToken;
  }
  const request = (payload: object = { currentPassword: PASSWORD }, language = 'en') =>
    market.api.app.inject({
      method: 'POST',
      url: '/customer/personal-data',
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      payload,
    });
  const open = (url: string) => market.api.app.inject({ url: url.replace(/^.*\/api\b/, '') });
  async function download(language?: string) {
    const { url } = (await request(undefined, language)).json<{ url: string }>();
    const reply = await open(url);
    const files = unzipSync(reply.rawPayload);
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    return { url, reply, names: Object.keys(files), textOf };
  }

  it('contains every value of the customer, and none of another customer', async () => {
    const filled = await fillPersonalData(market.db, RAHIM);
    await market.db
      .updateTable('customers')
      .set({ email: KARIMA.email, emailVerified: true })
      .where('uuid', '=', KARIMA.uuid)
      .execute();
    await fillPersonalData(market.db, KARIMA);
    const { names, textOf } = await download();
    for (const [table, { kind, columns }] of Object.entries(personalData)) {
      if (kind === undefined) continue;
      const exported = JSON.parse(textOf(`${kind}.json`));
      for (const row of filled.get(table) ?? []) {
        const expected = Object.entries(columns).flatMap(([column, { exportedAs }]) =>
          exportedAs === undefined ? [] : [[exportedAs, exportedValue(column, row[column])]],
        );
        expect(exported).toContainEqual(expect.objectContaining(Object.fromEntries(expected)));
      }
    }
    const all = names.map(textOf).join('\n');
    for (const foreign of [KARIMA.mark, KARIMA.uuid, KARIMA.phone, KARIMA.email, 'Karima']) {
      expect(all).not.toContain(foreign);
    }
  });

  /** Converts a stored value as the export does: amounts are in taka, and pictures are URLs. */
  function exportedValue(column: string, value: unknown): unknown {
    if (column.endsWith('Paisa') && typeof value === 'number') return value / 100;
    if (column.endsWith('Path'))
      return new URL(`/api/media/${value}`, 'http://localhost:3000').href;
    return JSON.parse(JSON.stringify(value));
  }

  it('contains no secrets', async () => {
    const filled = await fillPersonalData(market.db, RAHIM);
    const { names, textOf } = await download();
    const all = names.map(textOf).join('\n');
    for (const [table, rows] of filled) {
      for (const [column, { hiddenBecause }] of Object.entries(
        personalData[table]?.columns ?? {},
      )) {
        const secrets = rows.map((row) => row[column]).filter((value) => typeof value === 'string');
        if (!hiddenBecause?.startsWith('a secret')) continue;
        for (const secret of secrets) expect(all).not.toContain(JSON.stringify(secret));
      }
    }
  });

  it('has a page in the language of the request, in which texts of customers are escaped', async () => {
    await fillPersonalData(market.db, RAHIM);
    const page = (await download('bn')).textOf('index.html');
    expect(page).toContain('<html lang="bn">');
    expect(page).toContain('<h2>ঠিকানা</h2>');
    expect(page).toContain('first-mark &lt;addresses.street&gt; &amp; &quot;');
    expect(page).not.toContain('<addresses.street>');
    expect(page).not.toContain('<script');
    expect((await download('fr')).textOf('index.html')).toContain('<h2>Adresses</h2>');
  });

  it('names the products of the cart and the wishlist', async () => {
    await market.db
      .insertInto('wishlistEntries')
      .values({
        uuid: PRODUCT.rui,
        customerUuid: RAHIM.uuid,
        productUuid: PRODUCT.rui,
        variantUuid: null,
        keptPricePaisa: 35_000,
      })
      .execute();
    const { name } = await market.db
      .selectFrom('products')
      .select('name')
      .where('uuid', '=', PRODUCT.rui)
      .executeTakeFirstOrThrow();
    const { textOf } = await download();
    expect(JSON.parse(textOf('wishlist.json'))).toEqual([
      expect.objectContaining({ product: name, price: 350 }),
    ]);
  });

  it('contains no rows with an unverified phone or e-mail address, which may be a stranger’s', async () => {
    await fillPersonalData(market.db, RAHIM);
    await market.db
      .updateTable('customers')
      .set({ phoneVerified: false, emailVerified: false })
      .where('uuid', '=', RAHIM.uuid)
      .execute();
    const { textOf } = await download();
    for (const kind of ['newsletter', 'support-messages', 'stock-alerts', 'guest-codes']) {
      expect(JSON.parse(textOf(`${kind}.json`))).toEqual([]);
    }
    expect(JSON.parse(textOf('addresses.json'))).toHaveLength(1);
  });

  it('contains all orders, and needs as many queries for fifty orders as for one', async () => {
    await createTestOrder(market.db, RAHIM.uuid, PRODUCT.rui);
    const queriesForOne = await countQueries();
    for (let orders = 1; orders < 50; orders += 1) {
      await createTestOrder(market.db, RAHIM.uuid, PRODUCT.rui);
    }
    expect(await countQueries()).toBe(queriesForOne);
    const { textOf } = await download();
    expect(JSON.parse(textOf('orders.json'))).toHaveLength(50);
  });

  async function countQueries(): Promise<number> {
    let queries = 0;
    const db = market.db.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const publicUrls = { shop: 'http://shop.test', api: 'http://shop.test/api' };
    await readExport({ db, mediaUrl: (path) => path, publicUrls }, { uuid: RAHIM.uuid });
    return queries;
  }

  it('is a download that no cache stores and no browser displays', async () => {
    const { reply } = await download();
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="personal-data-2026-01-15.zip"',
      'referrer-policy': 'no-referrer',
    });
  });

  it('is reported to the phone and to the e-mail address', async () => {
    await market.db.deleteFrom('outboxMessages').execute();
    await request();
    const accounts = openAccounts(market.api);
    for (const contact of [RAHIM.phone, RAHIM.email]) {
      const [message] = await accounts.messages(contact);
      expect(message?.text).toMatch(/data/);
    }
  });

  it('needs the password', async () => {
    expect((await request({})).json()).toMatchObject({ statusCode: 403, code: 'password-needed' });
    const wrong = await request({ currentPassword: 'wrong' });
    expect(wrong.json()).toMatchObject({ statusCode: 403, code: 'wrong-password' });
  });

  it('needs a link that is at most ten minutes old', async () => {
    const { url } = await download();
    clock.advance(9 * 60);
    expect((await open(url)).statusCode).toBe(200);
    clock.advance(2 * 60);
    expect((await open(url)).statusCode).toBe(404);
    await deleteExpiredDataLinks({ db: market.db, now: clock.now });
    expect(await market.db.selectFrom('dataLinks').selectAll().execute()).toEqual([]);
  });

  it.each(['/personal-data', '/personal-data?token=', '/personal-data?token=x&token=y'])(
    'is refused without a valid token: %s',
    async (url) => expect((await open(url)).statusCode).toBe(404),
  );

  it('is requested at most five times an hour', async () => {
    for (let requests = 0; requests < 5; requests += 1) await request();
    expect((await request()).json()).toMatchObject({ statusCode: 429, code: 'too-many-tries' });
  });
});

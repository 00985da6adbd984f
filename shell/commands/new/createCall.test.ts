import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { NewCall } from './callTemplate';
import { createCall } from './createCall';

const REPOSITORY = resolve(__dirname, '../../..');
const CONTRACT = 'shared-contracts/src/contracts/api';
const API = 'shared-contracts/reference-api/src';
const CONFORMANCE = 'shared-contracts/src/conformance/runConformance.ts';
const REGISTER = 'shared-contracts/docs/contract-register.md';
const COPIED = [
  `${CONTRACT}/apiCalls.ts`,
  `${CONTRACT}/fields.ts`,
  `${CONTRACT}/shops.ts`,
  `${API}/api/createApi.ts`,
  CONFORMANCE,
  REGISTER,
  'mf-catalog/contracts.ts',
  'mf-catalog/manifest.ts',
];

const call: NewCall = {
  resource: 'shops',
  callId: 'listShopOffers',
  method: 'GET',
  path: '/shop/offer',
  feature: 'catalogue',
  isForCustomers: false,
};

describe('npm run new -- call', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-call-'));
    for (const file of COPIED) await cp(join(REPOSITORY, file), join(root, file));
    await mkdir(join(root, API, 'catalogue'));
    await mkdir(join(root, 'mf-catalog/src/home'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  const read = (file: string) => readFile(join(root, file), 'utf8');

  it('adds the call to the contract of its resource and to the list of calls', async () => {
    const before = await read(`${CONTRACT}/shops.ts`);
    await createCall(root, call);
    const after = await read(`${CONTRACT}/shops.ts`);
    expect(after).toContain('export const listShopOffers = defineCall({');
    expect(after).toContain(before.slice(before.indexOf('export const')));
    expect(after.match(/from '.\/defineCall'/g)).toHaveLength(1);
    const list = await read(`${CONTRACT}/apiCalls.ts`);
    expect(list).toMatch(/import \{[^}]*listShopOffers[^}]*\} from '.\/shops';/);
    expect(list).toContain('listSessions,\nlistShopOffers,\nlistShops,');
  });

  it('registers a handler with a test, and adds a row to the register of contracts', async () => {
    await createCall(root, call);
    const files = await readdir(join(root, API, 'catalogue'));
    expect(files).toEqual(['listShopOffersHandlers.test.ts', 'listShopOffersHandlers.ts']);
    expect(await read(`${API}/api/createApi.ts`)).toContain('...listShopOffersHandlers,');
    expect(await read(REGISTER)).toContain(
      '| List shop offers: `listShopOffers` (extension) | nobody yet |\n\n## Pages',
    );
  });

  it('adds a function to the folder of the caller, and the name of the call to the manifest of the caller', async () => {
    await createCall(root, { ...call, caller: { package: 'mf-catalog', folder: 'src/home' } });
    expect(await read('mf-catalog/src/home/requestListShopOffers.ts')).toContain(
      "import { callApi } from '../../contracts'",
    );
    expect(await read('mf-catalog/manifest.ts')).toContain("'listShopOffers',\n'listShops'");
    expect(await read(REGISTER)).toContain('`listShopOffers` (extension) | mf-catalog |');
  });

  it.each([
    [false, '  await tester.call(saveOffer, {});'],
    [true, '    await tester.call(saveOffer, {}, { token });'],
  ])(
    "for a call that changes data, adds a request to the conformance run, with a customer's token: %s",
    async (isForCustomers, line) => {
      const saving = { ...call, callId: 'saveOffer', method: 'POST', isForCustomers } as const;
      await createCall(root, { ...saving, resource: 'offers' });
      const run = await read(CONFORMANCE);
      expect(run).toContain("import { saveOffer } from '../contracts/api/offers';");
      expect(run).toContain(`\n${line}\n`);
      expect(await read(`${CONTRACT}/offers.ts`)).toContain(
        `access: '${isForCustomers ? 'customer' : 'public'}'`,
      );
    },
  );

  it.each([
    [{ callId: 'listShops' }, 'listShops is there already: choose another name of the call.'],
    [{ path: '/blog' }, 'GET /blog belongs to listBlogs: choose another path.'],
    [{ resource: 'fields' }, 'fields.ts declares no call: choose another resource.'],
    [{ feature: 'nowhere' }, 'nowhere: type one of its folders as the feature.'],
    [{ caller: { package: 'mf-nowhere', folder: 'src' } }, 'There is no package mf-nowhere'],
  ])('writes nothing for %j, and says what to type', async (wrong, message) => {
    const before = await read(`${CONTRACT}/apiCalls.ts`);
    await expect(createCall(root, { ...call, ...wrong })).rejects.toThrow(message);
    expect(await read(`${CONTRACT}/apiCalls.ts`)).toBe(before);
    expect(await readdir(join(root, API, 'catalogue'))).toEqual([]);
  });
});

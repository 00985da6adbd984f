import {
  type AddressInput,
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '@marketplace/contracts/api/addresses';
import { callApi } from '@marketplace/contracts/api/client';
import { createTestMarket } from '../testing/createTestMarket';
import { createClock } from '../testing/openTestApi';
import { ADDRESS } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('the default address of a customer on $database', ({ open }) => {
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });
  let rahim: Request;
  let karima: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('addresses').execute();
    rahim = await market.api.visit('01711000001');
    karima = await market.api.visit('01711000002');
  });

  const save = (label: string, changes: Partial<AddressInput> = {}, request = rahim) =>
    callApi(createAddress, { request, body: { ...ADDRESS, label, ...changes } });
  const change = (uuid: string, body: Partial<AddressInput>) =>
    callApi(updateAddress, { request: rahim, params: { uuid }, body });
  const remove = (uuid: string, request = rahim) =>
    callApi(deleteAddress, { request, params: { uuid } });
  const labels = async (request = rahim) =>
    (await callApi(listAddresses, { request })).items.map(
      ({ label, isDefault }) => `${label}${isDefault ? ' (default)' : ''}`,
    );

  it('is the first one that is saved, until another is made the default', async () => {
    await save('Home');
    const work = await save('Work');
    expect(await labels()).toEqual(['Home (default)', 'Work']);
    await change(work.uuid, { isDefault: true });
    expect(await labels()).toEqual(['Work (default)', 'Home']);
  });

  it('stays the default if it is edited, or if a request says that it is not the default', async () => {
    const home = await save('Home');
    await save('Work');
    expect(await change(home.uuid, { isDefault: false, area: 'Banani' })).toMatchObject({
      isDefault: true,
      area: 'Banani',
    });
    expect(await labels()).toEqual(['Home (default)', 'Work']);
  });

  it('is replaced by the newest other address when it is deleted, and by none if it was the last', async () => {
    const home = await save('Home');
    await save('Parents', {}, karima);
    const work = await save('Work');
    await save('Shop');
    await remove(work.uuid);
    expect(await labels()).toEqual(['Home (default)', 'Shop']);
    const summer = await save('Summer');
    await remove(home.uuid);
    expect(await labels()).toEqual(['Summer (default)', 'Shop']);
    await remove(summer.uuid);
    expect(await labels()).toEqual(['Shop (default)']);
    expect(await labels(karima)).toEqual(['Parents (default)']);
  });

  it('is exactly one after several addresses are saved, chosen and deleted simultaneously', async () => {
    const saved = await Promise.all(
      ['A', 'B', 'C', 'D'].map((label) => save(label, { isDefault: true })),
    );
    expect((await labels()).filter((label) => label.endsWith('(default)'))).toHaveLength(1);
    await Promise.all([
      ...saved.slice(0, 2).map(({ uuid }) => remove(uuid)),
      ...saved.slice(2).map(({ uuid }) => change(uuid, { isDefault: true })),
    ]);
    const left = await labels();
    expect(left).toHaveLength(2);
    expect(left.filter((label) => label.endsWith('(default)'))).toHaveLength(1);
  });

  it("is not touched by a request for another customer's address", async () => {
    const home = await save('Home');
    await save('Work');
    await expect(remove(home.uuid, karima)).rejects.toMatchObject({ status: 404 });
    expect(await labels()).toEqual(['Home (default)', 'Work']);
  });
});

import { getMenuItems } from '../../contracts/api/menus';
import { listHomeSliders } from '../../contracts/api/sliders';
import { uploadFiles } from '../../contracts/api/uploads';
import { callApi } from '../../contracts/client/client';
import { fakeApi } from './fakeApi';

const menu = { params: { menuId: 'main' } };

describe('fakeApi', () => {
  it('answers a call and keeps what was sent', async () => {
    const api = fakeApi();
    api.reply(getMenuItems, { items: [{ name: 'Fish', url: '/product', items: [] }] });
    const { items } = await callApi(getMenuItems, menu);
    expect(items[0]?.name).toBe('Fish');
    expect(api.sent.map(({ id, url }) => [id, url.pathname])).toEqual([
      ['getMenuItems', '/menu/main/menu-item'],
    ]);
  });

  it('takes files and keeps them', async () => {
    const api = fakeApi();
    api.reply(uploadFiles, { items: [] });
    await callApi(uploadFiles, { files: [new Blob(['one']), new Blob(['three'])] });
    expect(api.sent[0]?.files.map(({ size }) => size)).toEqual([3, 5]);
    expect(api.sent[0]?.body).toBeUndefined();
  });

  it('fails a call as the host would', async () => {
    fakeApi().fail(listHomeSliders, 404, 'No such slider');
    await expect(callApi(listHomeSliders)).rejects.toMatchObject({
      status: 404,
      message: 'No such slider',
    });
  });

  it('cuts the connection', async () => {
    fakeApi().cut(listHomeSliders);
    await expect(callApi(listHomeSliders)).rejects.toMatchObject({ kind: 'network' });
  });

  it('says which call a test forgot', async () => {
    fakeApi();
    await expect(callApi(listHomeSliders)).rejects.toThrow('has no answer in this test');
  });
});

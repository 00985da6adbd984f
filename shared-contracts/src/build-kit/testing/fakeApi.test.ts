import { getMenuItems } from '../../contracts/api/menus';
import { listHomeSliders } from '../../contracts/api/sliders';
import { uploadFiles } from '../../contracts/api/uploads';
import { callApi } from '../../contracts/client/client';
import { fakeApi } from './fakeApi';

const menu = { params: { menuId: 'main' } };

describe('fakeApi', () => {
  it('replies to a call and records the call', async () => {
    const api = fakeApi();
    api.reply(getMenuItems, { items: [{ name: 'Fish', url: '/product', items: [] }] });
    const { items } = await callApi(getMenuItems, menu);
    expect(items[0]?.name).toBe('Fish');
    expect(api.sent.map(({ id, url }) => [id, url.pathname])).toEqual([
      ['getMenuItems', '/menu/main/menu-item'],
    ]);
  });

  it('records the files of a form', async () => {
    const api = fakeApi();
    api.reply(uploadFiles, { items: [] });
    await callApi(uploadFiles, { files: [new Blob(['one']), new Blob(['three'])] });
    expect(api.sent[0]?.files.map(({ size }) => size)).toEqual([3, 5]);
    expect(api.sent[0]?.body).toBeUndefined();
  });

  it('makes a call fail with a given status and message', async () => {
    fakeApi().fail(listHomeSliders, 404, 'No such slider');
    await expect(callApi(listHomeSliders)).rejects.toMatchObject({
      status: 404,
      message: 'No such slider',
    });
  });

  it('makes a call fail as if the connection was cut', async () => {
    fakeApi().cut(listHomeSliders);
    await expect(callApi(listHomeSliders)).rejects.toMatchObject({ kind: 'network' });
  });

  it('makes a call fail with an explanation if no reply to it is set', async () => {
    fakeApi();
    await expect(callApi(listHomeSliders)).rejects.toThrow('has no answer in this test');
  });
});

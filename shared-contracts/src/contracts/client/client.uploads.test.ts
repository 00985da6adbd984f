import { subscribe } from '../api/newsletter';
import { uploadFiles } from '../api/uploads';
import { configureApi, type OutgoingRequest } from './apiSettings';
import { callApi } from './client';

describe('an upload', () => {
  let sent: OutgoingRequest[];
  const items = [
    { uuid: '00000000-0000-4000-8000-000000000001', smallImageUrl: 's', mediumImageUrl: 'm' },
  ];

  beforeEach(() => {
    sent = [];
    configureApi({
      baseUrl: 'http://api.test',
      retries: 2,
      fetchReply: async (request) => {
        sent.push(request);
        return { status: 200, headers: {}, text: JSON.stringify({ items }) };
      },
    });
  });

  afterEach(() => configureApi({ uploadTimeoutMs: 190_000, fetchReply: undefined }));

  it('is sent as a form without the names of the files, and without a content type', async () => {
    const files = [new File(['one'], 'My holiday.jpg'), new Blob(['two'])];
    expect(await callApi(uploadFiles, { files })).toEqual({ items });
    const [request] = sent;
    expect(request?.headers).toEqual({ accept: 'application/json' });
    if (!(request?.body instanceof FormData)) throw new Error('no form was sent');
    const given = request.body.getAll('files').map((file) => (file instanceof File ? file : null));
    expect(given.map((file) => file?.name)).toEqual(['file', 'file']);
    expect(given.map((file) => file?.size)).toEqual([3, 3]);
  });

  it('is not retried after it has reached its time limit', async () => {
    configureApi({
      uploadTimeoutMs: 30,
      fetchReply: (request) => {
        sent.push(request);
        return new Promise((_, reject) => request.signal.addEventListener('abort', reject));
      },
    });
    const startedAt = Date.now();
    await expect(callApi(uploadFiles, { files: [] })).rejects.toMatchObject({ kind: 'timeout' });
    expect(Date.now() - startedAt).toBeLessThan(5000);
    expect(sent).toHaveLength(1);
  });

  it('does not compile without files, and other calls do not compile with files', async () => {
    // @ts-expect-error files are missing
    await callApi(uploadFiles, {});
    // @ts-expect-error the call takes no files
    await callApi(subscribe, { body: { email: 'a@b.cd' }, files: [] }).catch(() => undefined);
    expect(sent[1]?.body).toBe('{"email":"a@b.cd"}');
  });
});

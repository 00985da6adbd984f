import { type FakeApi, fakeApi } from '../../../build-kit/testing/fakeApi';
import { uploadFiles } from '../../../contracts/api/uploads';
import { uploadPicture } from './uploadPicture';

const MEGABYTE = 1024 * 1024;
const JPEG = new Blob(['small'], { type: 'image/jpeg' });
const stored = { smallImageUrl: '/media/a-320.webp', mediumImageUrl: '/media/a-800.webp' };
const photo = (brands: string, type = '') =>
  new File([`\0\0\0\x1cftyp${brands}`, 'pixels'], 'photo.heic', { type });
let api: FakeApi;

/** Makes the browser decode every picture, or none, and encode it as a small JPEG. */
function decode(canDecode: boolean) {
  const bitmap = { width: 4000, height: 3000, close: () => undefined };
  const decoder = async () => {
    if (!canDecode) throw new DOMException('The source image could not be decoded.');
    return bitmap;
  };
  Object.assign(globalThis, { createImageBitmap: jest.fn(decoder) });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  // The casts are safe: `shrinkPicture` uses nothing else of the context.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(JPEG));
}

beforeEach(() => {
  api = fakeApi();
  api.reply(uploadFiles, { items: [{ uuid: crypto.randomUUID(), ...stored }] });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const send = (file: Blob) => uploadPicture(file, new AbortController().signal, () => undefined);
const sentSizes = () => api.sent.flatMap(({ files }) => files.map(({ size }) => size));

describe('the upload of a picture', () => {
  it('sends a picture of up to 5 MB unchanged, also an AVIF', async () => {
    decode(false);
    const avif = photo('avif\0\0\0\0mif1avif', 'image/avif');
    expect(await send(avif)).toMatchObject({ picture: stored });
    expect(sentSizes()).toEqual([avif.size]);
  });

  it.each([
    ['of 20 MB', () => new Blob([new Uint8Array(20 * MEGABYTE)], { type: 'image/jpeg' })],
    ['as HEIC', () => photo('heic\0\0\0\0mif1heic', 'image/heic')],
    ['as HEIC without a type', () => photo('mif1\0\0\0\0mif1heic')],
  ])('sends a small JPEG in place of a photo %s', async (_, make) => {
    decode(true);
    expect(await send(make())).toMatchObject({ picture: stored });
    expect(sentSizes()).toEqual([JPEG.size]);
  });

  it.each([
    ['size', () => new Blob([new Uint8Array(20 * MEGABYTE)], { type: 'image/jpeg' })],
    ['heic', () => photo('heic\0\0\0\0mif1heic')],
  ])(
    'sends nothing and names the problem "%s" if the browser cannot decode it',
    async (problem, make) => {
      decode(false);
      expect(await send(make())).toEqual({ problem });
      expect(api.sent).toEqual([]);
    },
  );

  it.each([
    [401, 'closed'],
    [415, 'type'],
    [400, 'unreadable'],
  ])('names the problem after the status %i: "%s"', async (status, problem) => {
    api.fail(uploadFiles, status);
    expect(await send(JPEG)).toEqual({ problem });
  });

  it('can be sent again after the connection was cut', async () => {
    api.cut(uploadFiles);
    expect(await send(JPEG)).toEqual({ problem: 'lost' });
    api.reply(uploadFiles, { items: [{ uuid: crypto.randomUUID(), ...stored }] });
    expect(await send(JPEG)).toMatchObject({ picture: stored });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi, configureApi } from '@marketplace/contracts/api/client';
import { listProducts, searchProducts } from '@marketplace/contracts/api/products';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { type RunningServer, spawnServer } from '@marketplace/contracts/server/spawnServer';
import { workload } from '@marketplace/contracts/testing/workload';
import sharp from 'sharp';
import type { Database } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import { seedMarket } from '../seed/seedMarket';
import { bundleApi } from '../testing/bundleApi';
import { createTestMarket } from '../testing/createTestMarket';
import { megabytesWithChildren } from '../testing/megabytesWithChildren';
import { visitorWith } from '../testing/openTestApi';
import { createEmbedded } from '../testing/testDatabases';

const BUDGET_MB = 700;
/** Number of uploads. The gate sends only the first picture, which needs the most memory. */
const UPLOADS = workload({ gate: 1, soak: 20 });
const fillMarket = workload({ gate: createTestMarket, soak: (db: Database) => seedMarket(db, {}) });
/**
 * Nearly the largest accepted size. At their highest setting, phones make pictures of this size.
 */
const SIZE = { width: 8000, height: 6000 };
const LOOK_EVERY_MS = 20;
const LIMIT_MS = 300_000;

const DRAWING = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60">
  <linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="#e53"/>
  <stop offset="1" stop-color="#35e"/></linearGradient>
  <rect width="80" height="60" fill="url(#g)"/></svg>`);

/**
 * Draws large pictures of several formats. A decoder must keep the whole progressive JPEG in
 * memory.
 */
async function drawPictures(): Promise<Buffer[]> {
  const large = () =>
    sharp(DRAWING)
      .resize({ ...SIZE, fit: 'fill' })
      .removeAlpha();
  const kinds = [
    () => large().jpeg({ progressive: true }),
    () => large().png({ compressionLevel: 3 }),
    () => large().jpeg(),
    () => large().webp({ effort: 0 }),
  ];
  const pictures: Buffer[] = [];
  for (const draw of kinds.slice(0, UPLOADS)) pictures.push(await draw().toBuffer());
  return pictures;
}

describe('the API on the embedded database', () => {
  let dataDir: string;
  let rahim: Request;
  let server: RunningServer;
  let bundle: Awaited<ReturnType<typeof bundleApi>>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'memory-'));
    const db = await createEmbedded(dataDir);
    await fillMarket(db);
    const { uuid } = await db
      .selectFrom('customers')
      .select('uuid')
      .where('phone', '=', '+8801711000001')
      .executeTakeFirstOrThrow();
    rahim = visitorWith((await issueToken(db, uuid, new Date())).accessToken);
    await db.destroy();
    bundle = await bundleApi('memory');
    server = await spawnServer({
      cwd: __dirname,
      script: bundle.script,
      args: ['start'],
      env: { DATA_DIR: dataDir, DATABASE_URL: undefined, API_PORT: undefined, SEED: '0' },
    });
    configureApi({ baseUrl: `http://127.0.0.1:${server.port}`, getTimeoutMs: 10_000 });
  }, LIMIT_MS);

  afterAll(async () => {
    await server?.stop();
    await bundle?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    'stays within its memory limit while it encodes the largest accepted pictures',
    async () => {
      const pid = server.process.pid ?? 0;
      const seen = [megabytesWithChildren(pid)];
      const watch = setInterval(() => seen.push(megabytesWithChildren(pid)), LOOK_EVERY_MS);
      await callApi(listProducts, { query: { pageSize: 100 } });
      await callApi(searchProducts, { query: { productName: 'fish' } });
      const pictures = await drawPictures();
      for (let n = 0; n < UPLOADS; n += 1) {
        const bytes = pictures[n % pictures.length] ?? Buffer.alloc(0);
        const files = [new Blob([new Uint8Array(bytes)])];
        expect((await callApi(uploadFiles, { request: rahim, files })).items).toHaveLength(1);
      }
      clearInterval(watch);
      expect(Math.max(...seen)).toBeLessThan(BUDGET_MB);
    },
    LIMIT_MS,
  );
});

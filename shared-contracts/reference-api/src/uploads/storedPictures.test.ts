import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { createTestMarket } from '../testing/createTestMarket';
import { CUSTOMER, PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { deleteUnusedUploads, storePictures } from './storedPictures';

const DAY_SECONDS = 24 * 60 * 60;

describe('uploaded pictures', () => {
  const clock = createClock();
  let db: Database;
  let close: () => Promise<void>;
  let mediaDir: string;
  let context: ApiContext;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await createTestMarket(db);
    mediaDir = await mkdtemp(join(tmpdir(), 'uploads-'));
    // The cast is safe: the tested functions need no other fields of the context.
    context = { db, now: clock.now, mediaDir, log: pino({ level: 'silent' }) } as ApiContext;
  });

  afterEach(() => rm(mediaDir, { recursive: true }));
  afterAll(() => close?.());

  const picture = { small: Buffer.from('small'), medium: Buffer.from('medium') };
  const filesOf = ({ smallPath, mediumPath }: { smallPath: string; mediumPath: string }) =>
    [smallPath, mediumPath].map((path) => existsSync(join(mediaDir, path)));
  const left = async () =>
    (await db.selectFrom('uploads').select('uuid').execute()).map(({ uuid }) => uuid);

  it('are deleted with their files if they are unused for a day, but stay if they are used or newer', async () => {
    const [unused, used] = await storePictures(context, { customerUuid: CUSTOMER.rahim }, [
      picture,
      picture,
    ]);
    if (!unused || !used) throw new Error('nothing was stored');
    const review = {
      ...{ uuid: PRODUCT.rui, productUuid: PRODUCT.rui, customerUuid: CUSTOMER.rahim },
      ...{ authorName: 'Rahim', rating: 5, comment: 'Good' },
    };
    await db.insertInto('reviews').values(review).execute();
    await db
      .updateTable('uploads')
      .set({ reviewUuid: review.uuid })
      .where('uuid', '=', used.uuid)
      .execute();
    clock.advance(DAY_SECONDS - 1);
    const [young] = await storePictures(context, { customerUuid: CUSTOMER.rahim }, [picture]);
    await deleteUnusedUploads(context);
    expect(await left()).toHaveLength(3);

    clock.advance(2);
    await deleteUnusedUploads(context);
    expect((await left()).sort()).toEqual([used.uuid, young?.uuid].sort());
    expect([filesOf(unused), filesOf(used)]).toEqual([
      [false, false],
      [true, true],
    ]);

    await db.deleteFrom('reviews').execute();
    await deleteUnusedUploads(context);
    expect([await left(), filesOf(used)]).toEqual([[young?.uuid], [false, false]]);
  });

  it('are deleted even if their files are already missing', async () => {
    const [stored] = await storePictures(context, { customerUuid: CUSTOMER.rahim }, [picture]);
    await rm(join(mediaDir, stored?.smallPath ?? ''));
    clock.advance(DAY_SECONDS + 1);
    await deleteUnusedUploads(context);
    expect(await left()).toEqual([]);
  });

  it('keep their rows if the process that would delete them does not see the files', async () => {
    const [stored] = await storePictures(context, { customerUuid: CUSTOMER.rahim }, [picture]);
    clock.advance(DAY_SECONDS + 1);
    const elsewhere = await mkdtemp(join(tmpdir(), 'uploads-'));
    await expect(deleteUnusedUploads({ ...context, mediaDir: elsewhere })).rejects.toThrow(
      'one shared DATA_DIR/media',
    );
    expect(await left()).toEqual([stored?.uuid]);
    await rm(elsewhere, { recursive: true });
  });

  it('leave no row in the database if writing their files fails', async () => {
    await writeFile(join(mediaDir, 'uploads'), 'a file where a folder has to be');
    await expect(
      storePictures(context, { customerUuid: CUSTOMER.rahim }, [picture]),
    ).rejects.toThrow();
    expect(await left()).toEqual([]);
  });
});

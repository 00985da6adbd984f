import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/schema';
import { failRefund } from '../orders/manualRefund';
import { createTestMarket } from '../testing/createTestMarket';
import { createTestOrder } from '../testing/createTestOrder';
import { picture } from '../testing/hostileFiles';
import { jobContext } from '../testing/jobContext';
import { CUSTOMER, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { payTestOrder } from '../testing/payTestOrder';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { parseCases } from './cases';

describe('the command `npm run api -- cases`', () => {
  const clock = createClock();
  let db: Database;
  let close: () => Promise<void>;
  let uuid: string;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await createTestMarket(db);
    uuid = await createTestComplaint('It was soft.');
  });

  afterAll(() => close?.());

  const run = async (...args: string[]) => parseCases(args)(jobContext(db, clock.now));

  async function createTestComplaint(description: string): Promise<string> {
    const order = await createTestOrder(db, CUSTOMER.rahim, PRODUCT.rui, 'delivered', 2);
    await payTestOrder(db, order.orderUuid, clock.now());
    const category = await db
      .selectFrom('problemCategories')
      .select('uuid as problemCategoryUuid')
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const { orderItemUuid } = order;
    const about = { orderItemUuid, ...category, customerUuid: CUSTOMER.rahim, quantity: 2 };
    const complaint = { ...about, uuid: randomUUID(), description, createdAt: clock.now() };
    await db.insertInto('complaints').values(complaint).execute();
    return complaint.uuid;
  }

  it('lists cases by their deadline, counts the late ones, and says if there are none', async () => {
    clock.advance(71 * 3600);
    const later = await createTestComplaint('The lid was open.');
    await run('answer', uuid, '--text', 'We look into it.');
    const listed = await run();
    expect(listed).toContain('2 complaints: 0 answers and 0 refunds are late.');
    expect(listed.indexOf(later)).toBeLessThan(listed.indexOf(uuid));
    expect(listed).toContain(`${later}  needs a first answer by `);
    expect(listed).toContain('2 × Rui Fish of Padma Fish House, Item arrived damaged');
    clock.advance(72 * 3600 + 1);
    expect(await run()).toContain('2 complaints: 1 answers and 0 refunds are late.');
    await run('refuse', uuid, '--reason', 'No.');
    await run('refuse', later, '--reason', 'No.');
    expect(await run()).toBe('No complaint waits.');
  });

  it('lists a reopened case with its decision and with the refund that is due', async () => {
    await db.updateTable('sandboxPayments').set({ refusesRefund: true }).execute();
    await run('refund', uuid, '--pieces', '1', '--reason', 'One was soft.');
    await db
      .updateTable('complaints')
      .set({ status: 'in-review', reopenedAt: clock.now() })
      .where('uuid', '=', uuid)
      .execute();
    const listed = await run();
    expect(listed).toContain('1 complaints: 0 answers and 0 refunds are late.');
    expect(listed).toContain(`${uuid}  has a refund that is due by `);
    expect(listed).toContain(`${uuid}  needs a decision`);
  });

  it('shows a case with its messages, its outcome and who acted', async () => {
    await run('answer', uuid, '--text', 'The shop looks.', '--as', 'shop', '--by', 'Nadia');
    await run(
      'refund',
      uuid,
      '--pieces',
      '1',
      '--amount',
      '60.50',
      '--reason',
      'Half.',
      '--by',
      'Omar',
    );
    const shown = await run('show', uuid);
    expect(shown).toContain('[resolved] 2 of 2 × Rui Fish, Item arrived damaged');
    expect(shown).toMatch(/^shop, .+: The shop looks\.$/m);
    expect(shown).toMatch(/^refund of 1, ৳60\.50 paid back, .+: Half\.$/m);
    expect(shown).toMatch(/Nadia: answer$/m);
    expect(shown).toMatch(/Omar: refund$/m);
  });

  it('answers with pictures, and names a file that is no picture or cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cases-'));
    const photo = join(folder, 'photo.png');
    const text = join(folder, 'text.jpg');
    await writeFile(photo, await picture('png'));
    await writeFile(text, 'hello');
    const answer = (...files: string[]) =>
      parseCases([
        'answer',
        uuid,
        '--text',
        'See.',
        ...files.flatMap((file) => ['--picture', file]),
      ])({
        ...jobContext(db, clock.now),
        mediaDir: folder,
      });
    await expect(answer(photo, text)).rejects.toThrow(`${text} must be a JPEG`);
    await expect(answer(join(folder, 'none'))).rejects.toThrow('none: ENOENT');
    await answer(photo, photo);
    const attached = await db.selectFrom('uploads').selectAll().execute();
    expect(attached).toHaveLength(2);
    for (const { complaintMessageUuid } of attached) expect(complaintMessageUuid).not.toBeNull();
    await rm(folder, { recursive: true });
  });

  it('shows who recorded that a refund of the case could not be paid', async () => {
    await db.updateTable('sandboxPayments').set({ refusesRefund: true }).execute();
    await run('refund', uuid, '--reason', 'Soft.');
    const due = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
      .select(['orderNumber', 'invoice'])
      .where('payments.status', '=', 'refund-due')
      .executeTakeFirstOrThrow();
    await failRefund(jobContext(db, clock.now), { ...due, operator: 'Nadia' });
    expect(await run('show', uuid)).toMatch(/Nadia: refund-failed$/m);
  });

  it('prints no characters that could control the terminal', async () => {
    const hostile = await createTestComplaint('Soft\u001b[2J\u202e');
    expect(await run('show', hostile)).not.toMatch(/[\p{Cf}\p{Cs}]|\p{Cc}(?<!\n)/u);
  });

  it('replaces pieces', async () => {
    expect(await run('replace', uuid, '--reason', 'Sent again.')).toContain('is settled');
  });

  it('says why a case cannot be decided', async () => {
    await expect(run('show', UNKNOWN)).rejects.toThrow('There is no complaint');
    await expect(run('refuse', UNKNOWN, '--reason', 'No.')).rejects.toThrow('complaint not found');
    await run('refuse', uuid, '--reason', 'No.');
    await expect(run('refund', uuid, '--reason', 'Yes.')).rejects.toThrow('settled already');
  });

  it.each<[string, string[]]>([
    ['an unknown act', ['close', UNKNOWN, '--reason', 'x']],
    ['no uuid', ['show']],
    ['a text that is not a uuid', ['show', '12']],
    ['two uuids', ['show', UNKNOWN, UNKNOWN]],
    ['an answer without text', ['answer', UNKNOWN, '--text', ' ']],
    [
      'six pictures',
      ['answer', UNKNOWN, '--text', 'x', ...Array.from({ length: 6 }, () => '--picture=a.jpg')],
    ],
    ['an unknown author', ['answer', UNKNOWN, '--text', 'x', '--as', 'customer']],
    ['a decision without reason', ['refund', UNKNOWN]],
    [
      'a number of pieces that is not a number',
      ['refund', UNKNOWN, '--reason', 'x', '--pieces', '0'],
    ],
    ['an amount that is not one', ['refund', UNKNOWN, '--reason', 'x', '--amount', '1.234']],
    ['an amount with a replacement', ['replace', UNKNOWN, '--reason', 'x', '--amount', '1']],
    ['pieces with a refusal', ['refuse', UNKNOWN, '--reason', 'x', '--pieces', '1']],
    ['an unknown option', ['show', UNKNOWN, '--force']],
  ])('fails with its usage if it gets %s', (_, args) => {
    expect(() => parseCases(args)).toThrow(/^Use: cases/);
  });
});

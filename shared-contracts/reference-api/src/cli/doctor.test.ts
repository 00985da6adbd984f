import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { examine } from '@marketplace/contracts/server/examine';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';
import { examinationsOf } from './doctor';
import { readSettings } from './readSettings';

const dataDir = mkdtempSync(`${tmpdir()}/doctor-`);

async function linesFor(env: Record<string, string>) {
  const lines: string[] = [];
  const examinations = examinationsOf(readSettings({ DATA_DIR: dataDir, ...env }));
  const isGood = await examine(examinations, (line) => lines.push(line));
  return { isGood, text: lines.join('\n') };
}

describe('npm run api -- doctor', () => {
  it('finds nothing wrong with the embedded database', async () => {
    const { isGood, text } = await linesFor({});
    expect(text).toContain('✓ database: the embedded one');
    expect(isGood).toBe(true);
  });

  it(
    'tries version, writes, locks and clock of a PostgreSQL',
    async () => {
      const { url = '', close } = await openPostgres();
      const { isGood, text } = await linesFor({ DATABASE_URL: url });
      await close();
      expect(text).toMatch(/^✓ database \(DATABASE_URL\): PostgreSQL \d.* writes and locks/m);
      expect(isGood).toBe(true);
    },
    OPEN_LIMIT_MS,
  );

  it.each([
    [{ DATABASE_URL: 'postgres://x:y@127.0.0.1:65431/market' }, '✗ database (DATABASE_URL): '],
    [{ SMTP_URL: 'smtp://127.0.0.1:65431', SMTP_FROM: 'a@b.example' }, '✗ mail (SMTP_URL): '],
    [{ SMS_GATEWAY_URL: 'http://127.0.0.1:65431/sms' }, '✗ SMS (SMS_GATEWAY_URL): '],
    [{ BREACHED_PASSWORDS_ORIGIN: 'http://127.0.0.1:65431' }, '✗ leaked passwords '],
  ])('names what does not reply for %p', async (env, line) => {
    const { isGood, text } = await linesFor(env);
    expect(text).toContain(line);
    expect(text).toContain('ECONNREFUSED');
    expect(isGood).toBe(false);
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecretFiles } from './readSecretFiles';

const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));

function fileWith(text: string): string {
  const file = join(folder, `${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

describe('readSecretFiles', () => {
  it('reads each secret from the file that the environment names', () => {
    const env = {
      PAYMENT_SECRET_FILE: fileWith('between shop and gateway\n'),
      DATABASE_URL_FILE: fileWith('postgres://db.example/market'),
      QA_KEY: 'set directly',
      SMTP_URL_FILE: '',
    };
    expect(readSecretFiles(env)).toEqual({
      PAYMENT_SECRET: 'between shop and gateway',
      DATABASE_URL: 'postgres://db.example/market',
    });
  });

  it.each([
    [{ QA_KEY_FILE: join(folder, 'missing') }, 'which cannot be read'],
    [{ QA_KEY_FILE: folder }, 'which cannot be read'],
    [{ QA_KEY_FILE: fileWith(' \n') }, 'which is empty'],
    [{ QA_KEY_FILE: fileWith('key'), QA_KEY: 'key' }, 'QA_KEY and QA_KEY_FILE are both set'],
  ])('refuses %p: %s', (env, sentence) => {
    expect(() => readSecretFiles(env)).toThrow(sentence);
  });
});

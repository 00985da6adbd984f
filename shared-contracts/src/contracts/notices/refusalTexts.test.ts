import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@marketplace/contracts/i18n';
import { UNSEEN_CODES } from './errorCodes';
import { messages as bn } from './locales/bn.po';
import { messages as fr } from './locales/fr.po';
import { REFUSAL_TEXTS } from './refusalTexts';

const SERVERS = ['../../../reference-api/src', '../../build-kit/server'];
const sources = SERVERS.flatMap((folder) =>
  readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('test'))
    .map((name) => readFileSync(join(__dirname, folder, name), 'utf8')),
).join('\n');

const textIn = (locale: 'bn' | 'fr', code: keyof typeof REFUSAL_TEXTS) =>
  setupI18n({ locale, messages: { bn, fr } })._(REFUSAL_TEXTS[code]);
// The cast is safe: `Object.keys` returns these keys, but loses their type.
const codes = Object.keys(REFUSAL_TEXTS) as (keyof typeof REFUSAL_TEXTS)[];

describe.each(codes)('the error code %s', (code) => {
  it('has a message in Bangla script', () => {
    expect(textIn('bn', code)).toMatch(/^[\u0980-\u09ff\s।,;–-]+$/);
  });

  it('has a message in French', () => {
    expect(textIn('fr', code)).not.toBe(REFUSAL_TEXTS[code].message);
  });
});

// Finds unused codes. A code that is missing from both tables does not compile.
it.each([...codes, ...Object.keys(UNSEEN_CODES)])(
  'the source code of a server contains the error code %s',
  (code) => {
    expect(sources).toContain(`'${code}'`);
  },
);

it.each(Object.entries(UNSEEN_CODES))(
  'the error code %s needs no message, because shoppers never see it: %s',
  (code, reason) => {
    expect(reason.split(' ').length).toBeGreaterThan(3);
    expect(codes).not.toContain(code);
  },
);

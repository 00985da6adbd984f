import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareMessages } from './extractedMessages';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));

function write(name: string, messages: Record<string, string>): string {
  const file = join(folder, name);
  const entries = Object.entries(messages).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`);
  writeFileSync(file, ['msgid ""\nmsgstr ""\n', ...entries].join('\n'));
  return file;
}

const fresh = write('fresh.po', { Cart: 'Cart', Pay: 'Pay' });

describe('compareMessages', () => {
  it.each([
    ['nothing when all messages are translated', { Cart: 'Panier', Pay: 'Payer' }, []],
    ['a missing message', { Cart: 'Panier' }, ['lacks "Pay"']],
    ['a message without a translation', { Cart: 'Panier', Pay: '' }, ['"Pay" is not translated']],
    ['an unused message', { Cart: 'P', Pay: 'P', Old: 'V' }, ['unused "Old"']],
  ])('reports %s', async (_title, messages, expected) => {
    const kept = write('fr.po', messages);
    const found = await compareMessages({ locale: 'fr', kept, fresh });
    expect(found).toEqual(expected.map((text) => `${kept}: ${text}`));
  });
});

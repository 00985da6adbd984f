import { join } from 'node:path';
import { readWrittenTexts } from './readWrittenTexts';

const ROOT = join(__dirname, '../../..');

it('readWrittenTexts reads the names in the market files, with their English names', async () => {
  const texts = await readWrittenTexts(ROOT, 'fr');
  expect(texts).toContainEqual({
    file: 'shared-contracts/reference-api/market/sections.json',
    id: 'Vegetables',
    text: 'Légumes',
  });
});

it('readWrittenTexts reads the Bangla lines of pages and of messages', async () => {
  const files = (await readWrittenTexts(ROOT, 'bn')).map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'mf-content/src/information/texts/contact.bn.md',
      'shared-contracts/reference-api/src/customers/accountMessages.ts',
      'shared-contracts/reference-api/src/order-messages/orderMessageTexts.ts',
    ]),
  );
});

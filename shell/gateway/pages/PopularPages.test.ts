import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { PopularPages } from './PopularPages';

const TEXT = Array.from({ length: 400 }, (_, index) => `<li>${index ** 3} rui fish</li>`).join('');
const BYTES = brotliCompressSync(TEXT, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const FEW_BYTES = brotliCompressSync('<p>katla</p>');

const buildDocument = (etag = 'W/"rui"', bytes = BYTES) => ({ bytes, etag });
type PageDocument = ReturnType<typeof buildDocument>;

function visit(pages: PopularPages, document: PageDocument, times: number): void {
  for (let index = 0; index < times; index += 1) pages.note(document);
}

async function waitForSmaller(pages: PopularPages, document: PageDocument): Promise<void> {
  const { bytes } = document;
  while (document.bytes === bytes) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    pages.note(document);
  }
}

describe('a popular page', () => {
  it('is compressed to fewer bytes after ten visits, with the same text', async () => {
    const pages = new PopularPages();
    const document = buildDocument();
    visit(pages, document, 10);
    await waitForSmaller(pages, document);
    expect(document.bytes.length).toBeLessThan(BYTES.length);
    expect(brotliDecompressSync(document.bytes).toString()).toBe(TEXT);
  });

  it('gets its smaller form immediately if it is rendered again with the same text', async () => {
    const pages = new PopularPages();
    const document = buildDocument();
    visit(pages, document, 10);
    await waitForSmaller(pages, document);
    const renewed = buildDocument();
    pages.note(renewed);
    expect(renewed.bytes).toBe(document.bytes);
    const changed = buildDocument('W/"katla"');
    pages.note(changed);
    expect(changed.bytes).toBe(BYTES);
  });

  it('is compressed further only once, however many pages become popular after it', async () => {
    const pages = new PopularPages();
    const makePopular = async (document: PageDocument) => {
      visit(pages, document, 10);
      await waitForSmaller(pages, document);
    };
    const document = buildDocument();
    await makePopular(document);
    const { bytes } = document;
    for (let other = 0; other < 64; other += 1) {
      await makePopular(buildDocument(`W/"${other}"`, FEW_BYTES));
    }
    pages.note(document);
    // Waits until a later page is compressed. Pages are compressed one at a time, so a second
    // compression of the first page would be finished by then.
    await makePopular(buildDocument('W/"next"'));
    pages.note(document);
    expect(document.bytes).toBe(bytes);
  });

  it('is not compressed further after fewer than ten visits', async () => {
    const pages = new PopularPages();
    const document = buildDocument();
    visit(pages, document, 9);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const again = buildDocument();
    pages.note(again);
    expect(again.bytes).toBe(BYTES);
  });
});

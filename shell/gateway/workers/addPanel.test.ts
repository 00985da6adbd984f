import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { addPanel, headInserter, insertIntoHead } from './addPanel';

const TAG = '<script src="/x.js"></script>';
const PANEL = { src: '/qa/panel-loader.js', integrity: 'sha256-abc' };
const SOURCES = { script: "'sha256-s'", style: "'sha256-c'" };
const page = (body: Buffer | Readable | null) => ({
  status: 200,
  headers: {},
  body,
  freshMs: 0,
  staleMs: 0,
});

describe('insertIntoHead', () => {
  it('inserts the tag once, as the first child of the head', () => {
    const document = Buffer.from('<html><head><title>&lt;head></title></head><p><head></p>');
    expect(insertIntoHead(document, TAG).toString()).toBe(
      `<html><head>${TAG}<title>&lt;head></title></head><p><head></p>`,
    );
  });

  it('changes no byte of a document without a head', () => {
    const document = Buffer.from('<p>ভালো</p>');
    expect(insertIntoHead(document, TAG)).toEqual(document);
  });
});

describe('headInserter', () => {
  const document = Buffer.from('<!doctype html><html><head><title>ভালো</title></head></html>');

  it.each(Array.from({ length: document.length }, (_, at) => at))(
    'inserts the tag if the document is split at byte %i',
    async (at) => {
      const chunks = [document.subarray(0, at), document.subarray(at)].filter((it) => it.length);
      const sent = await buffer(Readable.from(chunks).pipe(headInserter(TAG)));
      expect(sent).toEqual(insertIntoHead(document, TAG));
    },
  );

  it('passes on chunks after the head without waiting for the end of the document', async () => {
    const stream = headInserter(TAG);
    stream.write('<html><head>');
    stream.write('<body>');
    expect(String(stream.read())).toBe(`<html><head>${TAG}<body>`);
  });

  it('passes on a document without a head at its end', async () => {
    expect(await text(Readable.from(['<p>', 'x']).pipe(headInserter(TAG)))).toBe('<p>x');
  });
});

describe('addPanel', () => {
  it('adds the panel script with the error code of the page, and allows the script and the frame in the policy', () => {
    const { body, sources } = addPanel(
      { ...page(Buffer.from('<html><head></head>')), sources: SOURCES },
      { panel: PANEL },
      '4bf92f3577b34da6a3ce929d0e0e4736',
    );
    expect(String(body)).toBe(
      '<html><head><script src="/qa/panel-loader.js" integrity="sha256-abc" crossorigin defer data-code="4bf92f35"></script></head>',
    );
    expect(sources).toEqual({
      script: "'sha256-s' 'sha256-abc'",
      style: "'sha256-c'",
      frame: "'self'",
    });
  });

  it('adds the script of a seed before all other scripts', () => {
    const chance = { src: '/qa/panel-chance.js', integrity: 'sha256-def', seed: 7 };
    const { body, sources } = addPanel(
      { ...page(Buffer.from('<html><head><script></script>')), sources: SOURCES },
      { panel: PANEL, chance },
    );
    expect(String(body)).toMatch(
      /^<html><head><script src="\/qa\/panel-chance.js" integrity="sha256-def" crossorigin data-seed="7"><\/script><script/,
    );
    expect(sources?.script).toBe("'sha256-s' 'sha256-def' 'sha256-abc'");
  });

  it.each([
    ['a redirect', { ...page(null), sources: SOURCES }],
    ['data', page(Buffer.from('{"a":"<head>"}'))],
  ])('leaves %s unchanged', (_title, reply) => {
    expect(addPanel(reply, { panel: PANEL })).toBe(reply);
  });
});

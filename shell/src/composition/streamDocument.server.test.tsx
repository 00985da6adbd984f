/** @jest-environment node */
import type { Readable } from 'node:stream';
import styled from '@marketplace/contracts/styled';
import { Suspense, use } from 'react';
import type { PageData } from '../page/PageData';
import { collectDeferred } from './deferredData';
import { type DocumentJob, streamDocument } from './streamDocument.server';

const Early = styled.p`
  color: var(--color-ink);
`;
const Late = styled.p`
  color: var(--color-ink-soft);
`;

const later = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'the slow part'));

function Slow({ text }: { text: Promise<string> }) {
  return <Late>{use(text)}</Late>;
}

function Broken(): never {
  throw new Error('broken');
}

function jobWith(text: Promise<string>): DocumentJob {
  const deferred = collectDeferred({ page: { text } });
  return {
    app: (
      <main>
        <Early>ready</Early>
        <Suspense fallback={<p>wait</p>}>
          <Slow text={text} />
        </Suspense>
      </main>
    ),
    nonce: 'n0nce',
    locale: 'bn',
    head: '<title>T</title>',
    style: '<style nonce="n0nce">:root{}</style>',
    boot: 'boot()',
    // Only what the document writes is of interest here.
    pageData: () => ({ hydration: { loaderData: deferred.mark() } }) as unknown as PageData,
    deferred,
  };
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

describe('streamDocument', () => {
  it('sends a page that is ready soon as whole HTML, in order, without scripts to move parts', async () => {
    const html = await textOf(await streamDocument(jobWith(later(5))));
    expect(html).toMatch(/^<!doctype html><html lang="bn"><head><meta charset="utf-8">/);
    expect(html).toContain('the slow part');
    expect(html).not.toContain('wait');
    expect(html).not.toContain('<template');
    expect(html.indexOf('the slow part')).toBeLessThan(html.indexOf('id="page-data"'));
    expect(html.endsWith('</body></html>')).toBe(true);
  });

  it('sends the ready part first and the slow part later, its styles and value with it', async () => {
    const html = await textOf(await streamDocument(jobWith(later(400))));
    const [first = '', second = ''] = html.split('boot()');
    expect(first).toContain('ready');
    expect(first).toContain('wait');
    expect(first).not.toContain('the slow part');
    expect(second).toContain('color:var(--color-ink-soft)');
    expect(second).toContain('__settle("page/text",{"value":"the slow part"})');
    expect(second.indexOf('<style')).toBeLessThan(second.indexOf('the slow part</p>'));
  });

  it('gives every script that runs and every style the nonce', async () => {
    const html = await textOf(await streamDocument(jobWith(later(400))));
    for (const tag of html.match(/<(script|style)\b[^>]*>/g) ?? []) {
      if (!tag.includes('application/json')) expect(tag).toContain('nonce="n0nce"');
    }
  });

  it('throws what the app throws outside any boundary', async () => {
    const job = { ...jobWith(later(5)), app: <Broken /> };
    await expect(streamDocument(job)).rejects.toThrow('broken');
  });
});

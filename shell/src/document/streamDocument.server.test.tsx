/** @jest-environment node */
import styled from '@marketplace/contracts/styled';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { Suspense, use } from 'react';
import type { PageData } from '../page/PageData';
import { inlineCode, type PolicySources } from '../page/policySources.server';
import { collectDeferred } from './deferredData';
import { classesIn, DocumentStyles } from './documentStyles.server';
import { type DocumentJob, streamDocument } from './streamDocument.server';

allowsConsole(/"what":"rendering","detail":"broken"/);

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

/** Simulated state of `Math.random`, which each render advances, and the count of renders. */
const drawn = { state: 0, renders: 0 };

function Counting() {
  drawn.state += 1;
  drawn.renders += 1;
  return <p>{`number ${drawn.state} of render ${drawn.renders}`}</p>;
}

/** Time limit within which data with the delay `SOON_MS` arrives, even on a busy machine. */
const PATIENT_MS = 30_000;
const IMPATIENT_MS = 50;
const SOON_MS = 5;
const LATE_MS = 400;

function jobWith(text: Promise<string>, wholeLimitMs = PATIENT_MS): DocumentJob {
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
    styles: new DocumentStyles(),
    insertFragments: (text) => ({ pieces: [text], classes: classesIn(text) }),
    locale: 'bn',
    head: '<title>T</title>',
    css: inlineCode(':root{}'),
    headScript: inlineCode('hide()'),
    boot: inlineCode('boot()'),
    bootFiles: 'data-files="{}"',
    // The cast is safe: the tests check only the loader data.
    pageData: () => ({ hydration: { loaderData: deferred.mark() } }) as unknown as PageData,
    deferred,
    wholeLimitMs,
  };
}

async function render(
  text: Promise<string>,
  wholeLimitMs?: number,
): Promise<{ html: string; sources: PolicySources }> {
  const { body, sources } = await streamDocument(jobWith(text, wholeLimitMs));
  let html = '';
  if (Buffer.isBuffer(body)) html = body.toString();
  else for await (const chunk of body) html += String(chunk);
  return { html, sources };
}

describe('streamDocument', () => {
  it('sends a complete document, without scripts that move content, if all data arrives soon', async () => {
    const { html } = await render(later(SOON_MS));
    expect(html).toMatch(
      /^<!doctype html><html lang="bn" data-without-scripts><head><meta charset="utf-8">/,
    );
    expect(html).toContain('the slow part');
    expect(html).not.toContain('wait');
    expect(html).not.toContain('<template');
    expect(html.indexOf('the slow part')).toBeLessThan(html.indexOf('id="page-data"'));
    expect(html.endsWith('</body></html>')).toBe(true);
  });

  it('renders without a stream if no data is pending', async () => {
    const reactDom = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
    const stream = jest.spyOn(reactDom, 'renderToPipeableStream');
    const { html } = await render(Promise.resolve('the slow part'));
    expect(html).toContain('the slow part');
    expect(stream).not.toHaveBeenCalled();
    await render(later(LATE_MS), IMPATIENT_MS);
    expect(stream).toHaveBeenCalledTimes(1);
  });

  it('renders a repeatable document twice, from the same random state', async () => {
    const markChance = () => {
      const { state } = drawn;
      return () => {
        drawn.state = state;
      };
    };
    const job = { ...jobWith(Promise.resolve('')), app: <Counting />, markChance };
    const { body } = await streamDocument(job);
    expect(String(body)).toContain('number 1 of render 2');
  });

  it('sends ready content first, and slow content later together with its styles and data', async () => {
    const { html } = await render(later(LATE_MS), IMPATIENT_MS);
    const [first = '', second = ''] = html.split('boot()');
    expect(first).toContain('ready');
    expect(first).toContain('wait');
    expect(first).not.toContain('the slow part');
    expect(second).toContain('__failLate(["page/text"])');
    expect(second).toContain('color:var(--color-ink-soft)');
    expect(second).toContain('__settle("page/text",{"value":"the slow part"})');
    expect(second.indexOf('<style')).toBeLessThan(second.indexOf('the slow part</p>'));
  });

  it('writes identical documents for equal pages, and lists the hashes of their scripts and styles', async () => {
    const [{ html, sources }, copy] = [await render(later(SOON_MS)), await render(later(SOON_MS))];
    const inline = [...html.matchAll(/<(script|style)\b(?![^>]*json)[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(inline).toHaveLength(4);
    for (const [, kind, code = ''] of inline) {
      const allowed = kind === 'script' ? sources.script : sources.style;
      expect(allowed.split(' ')).toContain(inlineCode(code).source);
    }
    expect(`${sources.script} ${sources.style} ${html}`).not.toContain('nonce');
    expect(copy).toEqual({ html, sources });
  });

  it('adds a nonce to each script and style of a streamed page', async () => {
    const { html, sources } = await render(later(LATE_MS), IMPATIENT_MS);
    const [, nonce] = /^'nonce-([\w+/]{22}==)'$/.exec(sources.script) ?? [];
    expect(sources.style.split(' ')).toEqual([`'nonce-${nonce}'`, inlineCode('').source]);
    for (const tag of html.match(/<(script|style)\b[^>]*>/g) ?? []) {
      if (!tag.includes('application/json')) expect(tag).toContain(`nonce="${nonce}"`);
    }
  });

  it('throws an error that occurs outside all boundaries', async () => {
    const job = { ...jobWith(later(SOON_MS)), app: <Broken /> };
    await expect(streamDocument(job)).rejects.toThrow('broken');
  });
});

import { randomBytes } from 'node:crypto';
import { PassThrough, type Readable, Writable } from 'node:stream';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { withLoopLimit } from '@marketplace/contracts/time/deadline';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { version } from 'styled-components';
import { logFailure } from '../errors/logFailure';
import { LEFT_TO_BROWSER, RemoteUnavailableError } from '../errors/missingCode';
import { scriptJson } from '../page/escapeHtml';
import type { PageData } from '../page/PageData';
import {
  hashSources,
  type InlineCode,
  nonceSources,
  type PolicySources,
} from '../page/policySources.server';
import type { Deferred } from './deferredData';
import { bytesOf, type DocumentStyles, type Markup, type Pieces } from './documentStyles.server';
import { failLateParts } from './failLateParts.server';
import { renderAtOnce } from './renderAtOnce.server';

export interface DocumentJob {
  app: ReactNode;
  styles: DocumentStyles;
  /** Replaces the placeholders of cached fragments by the fragments' markup. */
  insertFragments: (markup: string) => Markup;
  locale: Locale;
  /** Tags for `<head>`: those of this page, e.g. the title, and links that all pages have. */
  head: string;
  /** Design tokens and base styles, which come before the app's styles. */
  css: InlineCode;
  headScript: InlineCode;
  boot: InlineCode;
  /** Attributes of the boot script's element. */
  bootFiles: string;
  pageData: () => PageData;
  deferred: Deferred;
  /**
   * Time limit for a complete document, ms. After it, ready content is sent and the rest streams.
   */
  wholeLimitMs: number;
  /** Called when a region shows a failure instead of its content. */
  onFailure?: () => void;
  /**
   * Remembers the state of `Math.random`, and returns a function that restores it. If this option
   * is given, a complete document is rendered twice. The first render may meet code that is still
   * loading, which changes ids.
   */
  markChance?: () => () => void;
}

export interface RenderedDocument {
  /** A buffer if the document is complete, otherwise a stream. */
  body: Buffer | Readable;
  sources: PolicySources;
}

/**
 * Renders a document. If the document is complete within the time limit, it is sent as a whole and
 * can be read without JavaScript. Otherwise, ready content is sent first, and slow content streams
 * later.
 * @throws what the app throws outside any boundary, or DeadlineError if content outside all
 * boundaries stays pending for too long
 */
export async function streamDocument(job: DocumentJob): Promise<RenderedDocument> {
  const restoreChance = job.markChance?.();
  const document = await renderOnce(job);
  if (!restoreChance || !Buffer.isBuffer(document.body)) return document;
  restoreChance();
  return renderOnce(job);
}

async function renderOnce(job: DocumentJob): Promise<RenderedDocument> {
  const start = performance.now();
  const isDataThere = await withTimeLimit(
    job.deferred.done.then(() => true),
    job.wholeLimitMs,
    () => false,
  );
  const markup = isDataThere ? tryAtOnce(job) : undefined;
  if (markup !== undefined) return writeWhole(job, markup);
  return renderInPieces(job, Math.max(job.wholeLimitMs - (performance.now() - start), 0));
}

/**
 * Renders synchronously, which takes half the time of a stream.
 * @returns `undefined` if content is pending or throws, because only a stream can wait for it or
 * report it
 */
function tryAtOnce({ styles, app }: DocumentJob): string | undefined {
  try {
    return renderAtOnce(styles.collect(app));
  } catch {
    return undefined;
  }
}

/** @throws DeadlineError if content outside all boundaries stays pending for too long */
async function renderInPieces(job: DocumentJob, wholeLimitMs: number): Promise<RenderedDocument> {
  const abort = new AbortController();
  let isShellReady = false;
  const document = startStream(job, wholeLimitMs, abort.signal, () => {
    isShellReady = true;
  });
  try {
    return await withLoopLimit(document, CALL_MS, () => isShellReady);
  } catch (error) {
    abort.abort();
    throw error;
  }
}

function startStream(
  job: DocumentJob,
  wholeLimitMs: number,
  signal: AbortSignal,
  onShellReady: () => void,
): Promise<RenderedDocument> {
  const nonce = randomBytes(16).toString('base64');
  return new Promise((resolve, reject) => {
    let isStarted = false;
    const start = (isWhole: boolean) => {
      if (isStarted) return;
      isStarted = true;
      clearTimeout(timer);
      if (isWhole) {
        textOf(stream).then((markup) => resolve(writeWhole(job, markup)), reject);
        return;
      }
      const out = new PassThrough();
      out.on('close', () => stream.abort());
      stream.pipe(documentWriter(job, out, nonce));
      resolve({ body: out, sources: nonceSources(nonce) });
    };
    let timer: NodeJS.Timeout | undefined;
    const stream = renderToPipeableStream(job.styles.collect(job.app), {
      nonce,
      // By default, React moves large content into place by a script. Without JavaScript, this
      // content would be invisible.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        onShellReady();
        timer = setTimeout(start, wholeLimitMs, false);
      },
      onAllReady: () => start(true),
      onShellError: reject,
      onError: (error) => {
        if (signal.aborted) return undefined;
        job.onFailure?.();
        logFailure('rendering', error);
        return error instanceof RemoteUnavailableError ? LEFT_TO_BROWSER : undefined;
      },
    });
    signal.addEventListener('abort', () => stream.abort());
  });
}

type ReactStream = ReturnType<typeof renderToPipeableStream>;

function textOf(stream: ReactStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const collect = new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
      },
    });
    collect.on('finish', () => resolve(text));
    collect.on('error', reject);
    stream.pipe(collect);
  });
}

/**
 * Writes a complete document. All its scripts and styles are known, so the policy lists their
 * hashes. With a nonce, equal pages would not be identical documents.
 */
function writeWhole(job: DocumentJob, rendered: string): RenderedDocument {
  // Removes React's preload tags, because the parser finds the pictures themselves in this chunk.
  const text = rendered.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
  const markup = job.insertFragments(text);
  const styles = job.styles.ofDocument(markup.classes);
  const { css, headScript, boot } = job;
  const document = openDocument(job, styleTag(styles.bytes), markup.pieces);
  return {
    body: bytesOf([...document, '</body></html>']),
    sources: hashSources([headScript, boot], [css, styles]),
  };
}

/**
 * Inserts styles and scripts into React's output. It waits until React calls `flush` after a batch
 * of markup, because the output then ends between two elements.
 */
function documentWriter(job: DocumentJob, out: PassThrough, nonce: string): Writable {
  const { deferred } = job;
  let pending = '';
  let isHeadSent = false;

  const stylesSent = new Set<string>();
  const stylesFor = ({ classes }: Markup) => {
    const styles = job.styles.ofPiece(classes, stylesSent);
    return styles ? styleTag(styles, nonce) : [];
  };

  const flush = () => {
    if (pending === '') return;
    const markup = job.insertFragments(pending);
    pending = '';
    if (isHeadSent) {
      out.write(bytesOf([...stylesFor(markup), ...markup.pieces]));
      return;
    }
    isHeadSent = true;
    const pieces = openDocument(job, stylesFor(markup), markup.pieces, nonce);
    const ending = `<script${nonceOf(nonce)}>${failLateParts(deferred.pendingIds())}</script>`;
    out.write(bytesOf([...pieces, ending]));
  };

  deferred.onSettled((id, outcome) => {
    const call = `__settle(${scriptJson(id)},${scriptJson(outcome)})`;
    pending += `<script${nonceOf(nonce)}>${call}</script>`;
    setImmediate(flush);
  });

  const writer = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      pending += String(chunk);
      done();
    },
    final(done) {
      flush();
      out.end('</body></html>');
      done();
    },
  });
  return Object.assign(writer, { flush });
}

const nonceOf = (nonce?: string) => (nonce ? ` nonce="${nonce}"` : '');

/**
 * Writes a style element with the attributes by which styled-components finds it in the browser.
 */
const styleTag = (css: string | Buffer, nonce?: string): Pieces => [
  `<style${nonceOf(nonce)} data-styled="true" data-styled-version="${version}">`,
  css,
  '</style>',
];

function openDocument(
  job: DocumentJob,
  styles: Pieces,
  markup: Pieces,
  nonce?: string,
): (string | Buffer)[] {
  const { locale, head, css, headScript, boot, bootFiles, pageData } = job;
  const attribute = nonceOf(nonce);
  return [
    `<!doctype html><html lang="${locale}" data-without-scripts><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    `<style${attribute}>`,
    css.bytes,
    `</style><script${attribute}>`,
    headScript.bytes,
    '</script>',
    ...styles,
    '</head><body><div id="root">',
    ...markup,
    '</div>',
    `<script type="application/json" id="page-data">${scriptJson(pageData())}</script>`,
    `<script${attribute} ${bootFiles}>`,
    boot.bytes,
    '</script>',
  ];
}

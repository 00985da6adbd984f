import { PassThrough, type Readable, Writable } from 'node:stream';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { WHOLE_DOCUMENT_MS } from '@marketplace/contracts/timeLimits';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { logFailure } from '../errors/logFailure';
import { REMOTE_UNAVAILABLE, RemoteUnavailableError } from '../errors/missingCode';
import { scriptJson } from '../page/escapeHtml';
import type { PageData } from '../page/PageData';
import type { Deferred } from './deferredData';

export interface DocumentJob {
  app: ReactNode;
  nonce: string;
  locale: Locale;
  head: string;
  /** Fonts, tokens and base styles, which come before those of the app. */
  style: string;
  boot: string;
  pageData: () => PageData;
  deferred: Deferred;
}

/**
 * Renders a document. If all of it is ready soon it is sent whole, readable without JavaScript;
 * otherwise the ready part is sent first and slow parts stream into their boundaries.
 *
 * @throws what the app throws outside any boundary
 */
export function streamDocument(job: DocumentJob): Promise<Readable> {
  const { nonce } = job;
  const sheet = new ServerStyleSheet({ nonce });
  return new Promise((resolve, reject) => {
    let isStarted = false;
    const start = () => {
      if (isStarted) return;
      isStarted = true;
      clearTimeout(timer);
      const out = new PassThrough();
      out.on('close', () => stream.abort());
      stream.pipe(documentWriter(job, sheet, out));
      resolve(out);
    };
    let timer: NodeJS.Timeout | undefined;
    const stream = renderToPipeableStream(sheet.collectStyles(job.app), {
      nonce,
      // By default React streams large finished parts by script, invisible without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        timer = setTimeout(start, WHOLE_DOCUMENT_MS);
      },
      onAllReady: start,
      onShellError: reject,
      onError: (error) => {
        logFailure('rendering', error);
        return error instanceof RemoteUnavailableError ? REMOTE_UNAVAILABLE : undefined;
      },
    });
  });
}

/**
 * React writes each batch of markup completely and then calls `flush`: only there is the output between
 * elements, where styles and scripts may be inserted.
 */
function documentWriter(job: DocumentJob, sheet: ServerStyleSheet, out: PassThrough): Writable {
  const { nonce, deferred } = job;
  let pending = '';
  let isHeadSent = false;

  const takeStyles = () => {
    const tags = sheet.getStyleTags();
    sheet.instance.clearTag();
    return tags;
  };

  const flush = () => {
    if (pending === '') return;
    const markup = pending;
    pending = '';
    if (isHeadSent) {
      out.write(takeStyles() + markup);
      return;
    }
    isHeadSent = true;
    out.write(openDocument(job, takeStyles(), markup));
  };

  deferred.onSettled((id, outcome) => {
    const call = `__settle(${scriptJson(id)},${scriptJson(outcome)})`;
    pending += `<script nonce="${nonce}">${call}</script>`;
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

function openDocument(job: DocumentJob, styles: string, markup: string): string {
  const { nonce, locale, head, style, boot, pageData } = job;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    style,
    styles,
    `</head><body><div id="root">${markup}</div>`,
    `<script type="application/json" id="page-data">${scriptJson(pageData())}</script>`,
    `<script nonce="${nonce}">${boot}</script>`,
  ].join('');
}

import { PassThrough, type Readable, Writable } from 'node:stream';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PageData } from '../../composition/Composition';
import { REMOTE_UNAVAILABLE, RemoteUnavailableError } from '../../composition/loadRemoteModule';
import { logFailure } from '../../errors/logFailure';
import type { Deferred } from '../deferred';
import { documentStyle } from './documentStyle';
import { scriptJson } from './escapeHtml';

/** How long a whole document is waited for before its ready part is sent and the rest streams. */
const WHOLE_DOCUMENT_MS = 150;

export interface DocumentJob {
  app: ReactNode;
  nonce: string;
  locale: Locale;
  head: string;
  boot: string;
  pageData: () => PageData;
  deferred: Deferred;
}

/**
 * Renders a document. Where all of it is ready soon it goes out whole, and reads without
 * JavaScript; otherwise the ready part goes first and the slow parts follow in their boundaries.
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
      // React moves large finished parts behind a script, and so out of sight without JavaScript.
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
 * React writes a whole flush at once and then calls `flush`: only there is the markup between
 * elements, so only there may styles and scripts be put.
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

  deferred.onLate((id, outcome) => {
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
  const { nonce, locale, head, boot, pageData } = job;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    documentStyle(nonce, locale),
    styles,
    `</head><body><div id="root">${markup}</div>`,
    `<script type="application/json" id="page-data">${scriptJson(pageData())}</script>`,
    `<script nonce="${nonce}">${boot}</script>`,
  ].join('');
}

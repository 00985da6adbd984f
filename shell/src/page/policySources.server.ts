import { createHash } from 'node:crypto';

/**
 * Scripts and styles that a page's Content-Security-Policy allows, as lists of source expressions.
 */
export interface PolicySources {
  script: string;
  style: string;
}

/** An inline script or style with its source expression. */
export interface InlineCode {
  code: string;
  /** The code as written into documents. */
  bytes: Buffer;
  source: string;
}

/** A script of a document. */
export const inlineScript = String.raw;

export function inlineCode(code: string): InlineCode {
  const hash = createHash('sha256').update(code).digest('base64');
  return { code, bytes: Buffer.from(code), source: `'sha256-${hash}'` };
}

/** An empty style element, into which styled-components inserts rules in the browser. */
const EMPTY_STYLE = inlineCode('').source;

const joined = (sources: readonly string[]) => [...new Set(sources)].join(' ');

/**
 * Sources of a page whose scripts and styles are all known when it is sent: the same for every
 * copy.
 */
export const hashSources = (
  scripts: readonly InlineCode[],
  styles: readonly InlineCode[],
): PolicySources => ({
  script: joined(scripts.map(({ source }) => source)),
  style: joined([...styles.map(({ source }) => source), EMPTY_STYLE]),
});

/** Sources of a page that is sent while it is still being rendered. */
export const nonceSources = (nonce: string): PolicySources => ({
  script: `'nonce-${nonce}'`,
  style: joined([`'nonce-${nonce}'`, EMPTY_STYLE]),
});

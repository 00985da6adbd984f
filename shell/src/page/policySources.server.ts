import { createHash } from 'node:crypto';

/** Source expressions of the scripts and styles that a page's Content-Security-Policy allows. */
export interface PolicySources {
  script: string;
  style: string;
}

/** An inline script or style, with its source expression for a Content-Security-Policy. */
export interface InlineCode {
  code: string;
  /** The code as bytes, as a document contains it. */
  bytes: Buffer;
  source: string;
}

/** Tag for the template literal of an inline script. It keeps backslashes. */
export const inlineScript = String.raw;

export function inlineCode(code: string): InlineCode {
  const hash = createHash('sha256').update(code).digest('base64');
  return { code, bytes: Buffer.from(code), source: `'sha256-${hash}'` };
}

/**
 * Source expression of an empty style element. In the browser, styled-components inserts rules into
 * it.
 */
const EMPTY_STYLE = inlineCode('').source;

const joined = (sources: readonly string[]) => [...new Set(sources)].join(' ');

/**
 * Sources of a complete page: hashes of its scripts and styles. They are the same each time the
 * page is sent.
 */
export const hashSources = (
  scripts: readonly InlineCode[],
  styles: readonly InlineCode[],
): PolicySources => ({
  script: joined(scripts.map(({ source }) => source)),
  style: joined([...styles.map(({ source }) => source), EMPTY_STYLE]),
});

/** Sources of a page that is sent while it is being rendered. */
export const nonceSources = (nonce: string): PolicySources => ({
  script: `'nonce-${nonce}'`,
  style: joined([`'nonce-${nonce}'`, EMPTY_STYLE]),
});

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { sourceMapOf } from '@marketplace/contracts/federation/ReleaseManifest';
import type { GateContext } from '../Gate';

/** A position in a release script, e.g. `/releases/mf_content/1.0.0-ab/client/main.js:1:99`. */
const POSITION = /\/releases\/(\w+)\/([\w.-]+)\/((?:client|server)\/[\w./-]+\.js):(\d+):(\d+)/g;

/** Matches file and line of our own sources. */
const SOURCE_LINE = /\b[\w-]+\/src\/[\w./-]+:\d+/;

/** Returns advice that names the first source line in a located text, if the text has one. */
export function mendSourceLine(located: string): string | undefined {
  const [source] = SOURCE_LINE.exec(located) ?? [];
  return source && `${source}: this line fails`;
}

type Releases = Pick<GateContext, 'readManifest' | 'readFile'>;

/**
 * Replaces the positions in release scripts that a text contains by positions in source files, e.g.
 * `mf-content/src/blog/BlogPage.tsx:12`. A position stays if its source map cannot be read.
 */
export async function locateSources(text: string, releases: Releases): Promise<string> {
  const found = [...text.matchAll(POSITION)];
  const located = await Promise.all(
    found.map((position) => locate(position, releases).catch(() => undefined)),
  );
  return found.reduce(
    (replaced, [position], index) => replaced.replace(position, located[index] ?? position),
    text,
  );
}

async function locate(
  [, part = '', version = '', file = '', line, column]: RegExpExecArray,
  { readManifest, readFile }: Releases,
): Promise<string | undefined> {
  const manifest = await readManifest(part, version);
  const map = new TraceMap((await readFile(manifest, sourceMapOf(file))).toString());
  // Stack traces count columns from 1, source maps from 0.
  const position = { line: Number(line), column: Number(column) - 1 };
  const { source, line: sourceLine } = originalPositionFor(map, position);
  return source === null ? undefined : `${source}:${sourceLine}`;
}

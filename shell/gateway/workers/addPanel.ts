import { Transform } from 'node:stream';
import type { TimedPage } from '../../src/app/server/createRenderer';
import type { DocumentSources } from '../edge/securityHeaders';
import { codeOfTrace } from '../monitoring/traceOfRequest';

/** A script that is added to pages of test sessions, such as the loader of the panel. */
export interface PanelScript {
  /** URL path. */
  src: string;
  /** Subresource Integrity value. The page's policy allows the script by this hash. */
  integrity: string;
}

/** A page whose policy may allow frames. */
export interface PageWithPanel extends Omit<TimedPage, 'sources'> {
  sources?: DocumentSources;
}

/** Every shell writes this tag near the start of a document, so it is found in the first bytes. */
const HEAD = '<head>';

/** The seed of a test session, and the script that seeds its pages in browsers. */
export interface SeededChance extends PanelScript {
  seed: number;
}

/** The scripts that documents of a test session contain. */
export interface SessionScripts {
  panel: PanelScript;
  /** Absent if the test session has no seed. */
  chance?: SeededChance | undefined;
}

/**
 * Adds the scripts of a test session to a document, and allows them and the panel's frame. Leaves
 * all other replies unchanged.
 * @param traceId id of the trace of the page. The panel shows its beginning as the page's code.
 */
export function addPanel(
  page: TimedPage,
  { panel, chance }: SessionScripts,
  traceId = '',
): PageWithPanel {
  const { body, sources } = page;
  if (!sources || body === null) return page;
  const code = codeOfTrace(traceId);
  // The seed script runs before all other scripts, because they must draw numbers of the seed.
  const seedTag = chance ? tagOf(chance, `data-seed="${chance.seed}"`) : '';
  const tag = seedTag + tagOf(panel, `defer data-code="${code}"`);
  const allowed = [chance, panel].map((script) => (script ? ` '${script.integrity}'` : ''));
  return {
    ...page,
    body: Buffer.isBuffer(body) ? insertIntoHead(body, tag) : body.pipe(headInserter(tag)),
    sources: { ...sources, script: sources.script + allowed.join(''), frame: "'self'" },
  };
}

const tagOf = ({ src, integrity }: PanelScript, attributes: string) =>
  `<script src="${src}" integrity="${integrity}" crossorigin ${attributes}></script>`;

/** Inserts a tag as the first child of the head. A document without a head stays as it is. */
export function insertIntoHead(document: Buffer, tag: string): Buffer {
  const start = document.indexOf(HEAD);
  if (start < 0) return document;
  const end = start + HEAD.length;
  return Buffer.concat([document.subarray(0, end), Buffer.from(tag), document.subarray(end)]);
}

/**
 * Creates a stream that inserts a tag into a streamed document in the same way. It holds the
 * document back until `<head>` has arrived, because this tag may be split between two chunks.
 */
export function headInserter(tag: string): Transform {
  let held: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!held) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      if (!held.includes(HEAD)) return done();
      const document = insertIntoHead(held, tag);
      held = undefined;
      return done(null, document);
    },
    flush(done) {
      done(null, held);
    },
  });
}

import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

export interface BenchResult {
  /** Tables in Markdown. */
  report: string;
  isWithinGoals: boolean;
}

const RUN_HEADING = /^## /m;
const GB = 1024 ** 3;

/** Adds a run to a document, below its introduction and above earlier runs. */
export function addRun(document: string, title: string, report: string): string {
  const start = document.search(RUN_HEADING);
  const at = start < 0 ? document.length : start;
  return `${document.slice(0, at).trimEnd()}\n\n## ${title}\n\n${report.trim()}\n\n${document.slice(at)}`
    .trimEnd()
    .concat('\n');
}

/**
 * Writes the report into the benchmark's document in `shell/docs`, with the date and this machine
 * in its heading.
 * @returns path of the document
 */
export async function saveReport(root: string, name: string, report: string): Promise<string> {
  const file = join(root, `shell/docs/bench-${name}.md`);
  const date = new Date().toISOString().slice(0, '2026-11-28'.length);
  const machine = `${cpus().length} cores, ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / GB)} GB`;
  const title = `${date}: ${machine}, Node ${process.versions.node}`;
  await writeFile(file, addRun(await readFile(file, 'utf8'), title, report));
  return file;
}

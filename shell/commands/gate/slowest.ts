import { relative } from 'node:path';
import type { GateContext } from '../Step';
import { type JestReport, type Journey, readJest, readJourneys } from './reports';

const SHOWN = 20;

interface Timed {
  title: string;
  seconds: number;
}

/** Lists the slowest Jest files, including imports and databases, and the slowest journeys. */
export async function formatSlowest(context: Pick<GateContext, 'root' | 'workDir'>) {
  const jest = await readJest(context);
  const journeys = await readJourneys(context);
  return [
    ...table('Slowest Jest files', jest ? jestFiles(context.root, jest) : []),
    ...table('Slowest journeys', journeys.map(timeOf)),
  ].join('\n');
}

const jestFiles = (root: string, { testResults }: JestReport): Timed[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    title: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

const timeOf = ({ title, duration }: Journey): Timed => ({ title, seconds: duration / 1000 });

function table(heading: string, timed: readonly Timed[]): string[] {
  if (timed.length === 0) return [];
  const slowest = [...timed].sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  const rows = slowest.map(
    ({ title, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${title}`,
  );
  return ['', heading, ...rows];
}

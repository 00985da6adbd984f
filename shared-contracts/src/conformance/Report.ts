import { apiCalls } from '../contracts/api/apiCalls';

/** Result of a run of the conformance suite. */
export interface Report {
  /** Breaches of the contract, one line each, starting with the call's id. */
  differences: string[];
  /** Things the contract neither lists nor forbids. */
  warnings: string[];
  /** Calls, or parts of them, that could not be tried, each with the reason. */
  unchecked: string[];
  /** Ids of the calls that replied well at least once. */
  checkedCalls: string[];
}

/** Collects what is found, each line once. */
export interface Findings {
  differ: (callId: string, what: string) => void;
  warn: (callId: string, what: string) => void;
  skip: (callId: string, why: string) => void;
}

type Lines = Record<'differences' | 'warnings' | 'unchecked', Set<string>>;

/** @param only the one call to speak of; all where left out */
export function collectFindings(only?: string): { findings: Findings; lines: Lines } {
  const lines: Lines = { differences: new Set(), warnings: new Set(), unchecked: new Set() };
  const into = (list: Set<string>) => (callId: string, what: string) => {
    if (only === undefined || only === callId) list.add(`${callId}: ${what}`);
  };
  const findings: Findings = {
    differ: into(lines.differences),
    warn: into(lines.warnings),
    skip: into(lines.unchecked),
  };
  return { findings, lines };
}

/** A report as lines for a terminal or a log: what differs first, then the rest, then the sum. */
export function formatReport({ differences, warnings, unchecked, checkedCalls }: Report): string {
  const list = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  const sum = [
    `${checkedCalls.length} of ${Object.keys(apiCalls).length} calls reply as the contract says`,
    count(differences, 'difference'),
    count(warnings, 'warning'),
  ];
  return [
    ...list('Differs from the contract', differences),
    ...list('Not in the contract', warnings),
    ...list('Not checked', unchecked),
    `${sum.join(', ')}.`,
  ].join('\n');
}

const count = ({ length }: string[], word: string) => `${length} ${word}${length === 1 ? '' : 's'}`;

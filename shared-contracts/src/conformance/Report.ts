import { apiCalls } from '../contracts/api/apiCalls';

/** Result of a run of the conformance suite. */
export interface Report {
  /** Breaches of the contract, one line each, starting with the call's id. */
  differences: string[];
  /** Fields, headers and values that the contract neither lists nor forbids. */
  warnings: string[];
  /** Calls and requests that could not be checked, each with the reason. */
  unchecked: string[];
  /** Ids of the calls that had at least one valid reply. */
  checkedCalls: string[];
}

/** Collects findings without duplicates. */
export interface Findings {
  differ: (callId: string, what: string) => void;
  warn: (callId: string, what: string) => void;
  skip: (callId: string, why: string) => void;
}

type Lines = Record<'differences' | 'warnings' | 'unchecked', Set<string>>;

/**
 * Creates an empty collection of findings.
 * @param only id of the only call whose findings are collected; without it, the findings of all
 * calls are collected
 */
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

/**
 * Formats a report as lines for a terminal or a log: differences, warnings, unchecked calls, then a
 * summary.
 */
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

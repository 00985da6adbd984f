import { apiCalls } from '../api/apiCalls';
import type { Report } from './Report';

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

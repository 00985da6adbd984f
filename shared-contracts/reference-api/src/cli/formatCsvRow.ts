import { severalLines } from '@marketplace/contracts/api/typedText';

/** Characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+\-@＝＋－＠]/;
/** Matches a phone number or another number. A sign at its start does not begin a formula. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * Formats a row as RFC 4180 says, without invisible characters. Puts an apostrophe before a text
 * that a spreadsheet would run as a formula. Spreadsheets show the apostrophe after an import, so a
 * phone number gets none, because couriers need it unchanged. It gets quotes instead, which let
 * spreadsheets keep it as text. Cells of type `number` never come from users, so they stay numbers.
 */
export function formatCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const seen = severalLines(cell);
  const isNumber = NUMBER.test(seen);
  const text = FORMULA.test(seen) && !isNumber ? `'${seen}` : seen;
  return isNumber || /[",\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

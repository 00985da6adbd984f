import { severalLines } from '@marketplace/contracts/api/typedText';

/** Characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+\-@＝＋－＠]/;
/** A phone or another number in a text. Its sign begins no formula, because nothing follows it. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * Formats a row by RFC 4180, without characters that cannot be seen. Before a text that a
 * spreadsheet would run as a formula, puts an apostrophe, which spreadsheets show after an import.
 * A phone gets none: a spreadsheet reads it as a whole number at worst, and couriers need the bare
 * number. Its quotes let spreadsheets keep it as a text. Numbers never come from users, so they
 * stay numbers.
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

import { severalLines } from '@marketplace/contracts/api/typedText';

/** Characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+\-@＝＋－＠]/;
/** A text that is a phone or another number. Its sign begins no formula. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * Formats a row by RFC 4180, without invisible characters. Puts an apostrophe before a text that a
 * spreadsheet would run as a formula. Spreadsheets show this apostrophe after an import, so a phone
 * gets none: couriers need the bare number, and at worst a spreadsheet reads it as a whole number.
 * The quotes around a phone let spreadsheets keep it as a text. Cells of type `number` never come
 * from users, so they stay numbers.
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

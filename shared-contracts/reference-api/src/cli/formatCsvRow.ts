/** Characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Formats a row by RFC 4180. Before a text that a spreadsheet would run as a formula, puts an
 * apostrophe, which the spreadsheet hides. Numbers never come from users, so they stay numbers.
 */
export function formatCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  // Spreadsheets ignore spaces before a formula.
  const text = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

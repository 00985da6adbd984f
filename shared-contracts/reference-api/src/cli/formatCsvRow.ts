/** Characters with which a spreadsheet starts a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Formats a row by RFC 4180. A text that a spreadsheet would run as a formula gets a leading
 * apostrophe, which it hides; numbers are ours and stay numbers.
 */
export function formatCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  // Spreadsheets ignore spaces before a formula, too.
  const text = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

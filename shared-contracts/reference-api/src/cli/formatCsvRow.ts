/** Characters that make a spreadsheet run a cell's text as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * A row of RFC 4180. Texts that a spreadsheet would run get an apostrophe in front, which it does
 * not show; numbers are ours and stay numbers.
 */
export function formatCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  // Spreadsheets look past what stands before a formula, too.
  const text = FORMULA.test(cell.trimStart()) || FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

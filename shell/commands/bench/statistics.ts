/**
 * The smallest value that is at least as large as the given percentage of all values (nearest
 * rank).
 * @throws Error if there are no values
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  const value = sorted[rank - 1];
  if (value === undefined) throw new Error('There are no values.');
  return value;
}

/**
 * The middle value, or the mean of the two middle values.
 * @throws Error if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (lower === undefined || upper === undefined) throw new Error('There are no values.');
  return (lower + upper) / 2;
}

/** Median with minimum and maximum, such as `856 (812–1010)`. */
export function formatSpread(values: readonly number[], digits = 0): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const text = (value: number) => value.toFixed(digits);
  return `${text(median(values))} (${text(least)}–${text(most)})`;
}

/** A Markdown table with padded cells, so that it is also readable in a terminal. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map(
    (row) =>
      `| ${widths
        .map((width, column) =>
          column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
        )
        .join(' | ')} |`,
  );
  const rule = `|${widths.map((width, column) => `${'-'.repeat(width + 1)}${column === 0 ? '-' : ':'}`).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

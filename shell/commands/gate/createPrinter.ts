import type { Output } from '../Step';

export interface Printer {
  print: Output;
  /** Number of lines printed so far. */
  lines: () => number;
}

/** Prints to the terminal and counts lines for the summary. */
export function createPrinter(write: Output = (text) => void process.stdout.write(text)): Printer {
  let lines = 0;
  return {
    print(text) {
      lines += text.split('\n').length - 1;
      write(text);
    },
    lines: () => lines,
  };
}

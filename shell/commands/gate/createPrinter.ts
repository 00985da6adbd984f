import type { Output } from '../Step';

export interface Printer {
  print: Output;
  /** Lines printed up to now. */
  lines: () => number;
}

/** Prints to the terminal and counts: a green run has at most 150 lines (note 083). */
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

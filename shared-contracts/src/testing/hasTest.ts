import { testsOf } from './testsOf';

/**
 * Whether a test of this title is written in a file.
 * @param file from the top of the repository
 * @param title whole, or the piece that a table does not fill in
 */
export async function hasTest(file: string, title: string): Promise<boolean> {
  return (await testsOf(file)).some((written) => written.includes(title));
}

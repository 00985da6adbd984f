/**
 * Runs a command.
 * @returns what the command prints
 */
export async function sayOf(run: () => Promise<void>): Promise<string> {
  const written: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return written.join('');
}

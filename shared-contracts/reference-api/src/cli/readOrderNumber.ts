/** @throws Error one sentence saying how the command is used */
export function readOrderNumber(positionals: string[], usage: string): number {
  const [text = '', ...others] = positionals;
  if (others.length > 0 || !/^\d{1,15}$/.test(text)) throw new Error(usage);
  return Number(text);
}

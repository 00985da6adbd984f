/**
 * Shows where two documents begin to differ, with the text around. Returns `undefined` if they are
 * equal.
 */
export function findDifference(first: string, second: string): string[] | undefined {
  if (first === second) return undefined;
  let at = 0;
  while (first[at] === second[at]) at += 1;
  return [first, second].map((html) => html.slice(Math.max(at - 100, 0), at + 100));
}

/** Removes what differs between visits: nonces of scripts and styles, and the code of the trace. */
export const withoutNonces = (html: string) =>
  html.replace(/ nonce="[^"]+"/g, '').replace(/ data-code="[\da-f]*"/g, '');

/** What a run of the conformance suite found. */
export interface Report {
  /** What breaks the contract, one line each, starting with the call's id. */
  differences: string[];
  /** What the contract does not list and does not forbid. */
  warnings: string[];
  /** Calls, or parts of them, that could not be tried, each with the reason. */
  unchecked: string[];
  /** Ids of the calls that replied well at least once. */
  checkedCalls: string[];
}

/** Collects what is found, each line once. */
export interface Findings {
  differ: (callId: string, what: string) => void;
  warn: (callId: string, what: string) => void;
  skip: (callId: string, why: string) => void;
}

type Lines = Record<'differences' | 'warnings' | 'unchecked', Set<string>>;

/** @param only the one call to speak of; all where left out */
export function collectFindings(only?: string): { findings: Findings; lines: Lines } {
  const lines: Lines = { differences: new Set(), warnings: new Set(), unchecked: new Set() };
  const into = (list: Set<string>) => (callId: string, what: string) => {
    if (only === undefined || only === callId) list.add(`${callId}: ${what}`);
  };
  const findings: Findings = {
    differ: into(lines.differences),
    warn: into(lines.warnings),
    skip: into(lines.unchecked),
  };
  return { findings, lines };
}

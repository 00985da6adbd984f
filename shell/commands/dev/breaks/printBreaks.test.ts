import path from 'node:path';
import { printBreaks } from './printBreaks';

const ROOT = path.join(import.meta.dirname, '../../../..');
const fault = (line: number) => ({ line, message: 'It is wrong.', isSyntax: false });

let lines: string[];
let report: ReturnType<typeof printBreaks>;
beforeEach(() => {
  lines = [];
  report = printBreaks(ROOT, (line) => lines.push(line));
});

describe('printBreaks', () => {
  it('prints the owner from the package.json of the part', () => {
    report.add('mf-catalog/src/cards/ProductCard.tsx', fault(7));
    report.add('shared-contracts/reference-api/src/cli/main.ts', fault(1));
    expect(lines).toEqual([
      'mf-catalog (owner Catalogue): mf-catalog/src/cards/ProductCard.tsx:7 It is wrong.',
      'shared-contracts/reference-api (no owner): shared-contracts/reference-api/src/cli/main.ts:1 It is wrong.',
    ]);
  });

  it('prints only the first twenty places of each part, and the number of its other places', () => {
    for (let line = 1; line <= 25; line += 1) report.add('mf-content/src/blog/a.ts', fault(line));
    expect(lines).toHaveLength(20);
    report.add('shell/src/app/client.ts', fault(1));
    report.end();
    expect(lines.slice(20)).toEqual([
      'shell (owner Storefront platform): shell/src/app/client.ts:1 It is wrong.',
      'mf-content (owner Content): 5 more, which npm test -- static prints.',
    ]);
    report.add('mf-content/src/blog/a.ts', fault(26));
    expect(lines).toHaveLength(23);
  });

  it('says when all breaks are mended', () => {
    report.mended();
    expect(lines).toEqual(['The contracts fit every part again.']);
  });
});

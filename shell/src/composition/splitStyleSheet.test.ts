import fc from 'fast-check';
import { RULES_PER_SHEET, SplitRules } from './splitStyleSheet';

/** A style element's list of rules. */
function listOf(rules: string[]) {
  return {
    rules,
    get length() {
      return rules.length;
    },
    insertRule: (index: number, rule: string) => {
      // As in a browser: a broken rule joins no sheet.
      if (rule === 'broken' || index > rules.length) return false;
      rules.splice(index, 0, rule);
      return true;
    },
    deleteRule: (index: number) => void rules.splice(index, 1),
    getRule: (index: number) => rules[index] ?? '',
  };
}

function split(firstView: string[]) {
  const sheets = [listOf(firstView)];
  const all = new SplitRules(listOf(firstView), () => {
    const sheet = listOf([]);
    sheets.push(sheet);
    return sheet;
  });
  return { all, sizes: () => sheets.map(({ length }) => length) };
}

describe('styles that come after the first view', () => {
  it('stand in sheets of their own, a few rules each', () => {
    const { all, sizes } = split(['.a{}', '.b{}']);
    for (let at = 0; at <= RULES_PER_SHEET; at += 1) all.insertRule(all.length, `.late${at}{}`);
    expect(sizes()).toEqual([2, RULES_PER_SHEET, 1]);
  });

  it('stand in the sheet of the first view where later rules of it must win', () => {
    const { all, sizes } = split(['.a{}', '.b{}']);
    all.insertRule(1, '.between{}');
    expect(sizes()).toEqual([3]);
  });

  it('stand in the order of one sheet, however they come and go', () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom('insert', 'insert', 'insert', 'delete'));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
        const one = listOf(['.a{}', '.b{}']);
        const { all } = split(['.a{}', '.b{}']);
        for (const [count, [place, kind]] of changes.entries()) {
          // Mostly at the end, as new components come.
          const index = place % 3 ? one.length : place % (one.length + 1);
          const rule = place % 7 ? `.c${count}{}` : 'broken';
          if (kind === 'insert')
            expect(all.insertRule(index, rule)).toBe(one.insertRule(index, rule));
          else if (index < one.length) {
            one.deleteRule(index);
            all.deleteRule(index);
          }
        }
        expect(all.length).toBe(one.length);
        expect(one.rules.map((_, index) => all.getRule(index))).toEqual(one.rules);
      }),
    );
  });
});

import type { IStyleSheetContext } from 'styled-components';

type StyleSheet = NonNullable<IStyleSheetContext['styleSheet']>;
/** A list of rules, in a style element. */
type Rules = ReturnType<StyleSheet['getTag']>['tag'];

/** Further sheets: few enough rules to match anew, and enough of them that sheets stay few. */
export const RULES_PER_SHEET = 40;

/**
 * Has rules that come after the first view's stand in sheets of their own, in the same order.
 * styled-components keeps one sheet, and browsers match all of a sheet with the whole page once more
 * when an at-rule (a media query, keyframes) joins it: about 25 ms on a slow phone, at each press that
 * shows something new.
 */
export function splitStyleSheet(styleSheet: StyleSheet): void {
  const groups = styleSheet.getTag();
  if (groups.tag instanceof SplitRules) return;
  groups.tag = new SplitRules(
    groups.tag,
    () => styleSheet.reconstructWithOptions({}, false).getTag().tag,
  );
}

/** Several lists of rules as one. */
export class SplitRules implements Rules {
  private readonly sheets: Rules[];

  constructor(
    private readonly first: Rules,
    private readonly addSheet: () => Rules,
  ) {
    this.sheets = [first];
  }

  get length(): number {
    return this.sheets.reduce((sum, { length }) => sum + length, 0);
  }

  insertRule(index: number, rule: string): boolean {
    const { sheet, at } = this.find(index);
    const isFull = sheet === this.first || sheet.length >= RULES_PER_SHEET;
    if (index < this.length || !isFull) return sheet.insertRule(at, rule);
    const next = this.addSheet();
    this.sheets.push(next);
    return next.insertRule(0, rule);
  }

  deleteRule(index: number): void {
    const { sheet, at } = this.find(index);
    sheet.deleteRule(at);
  }

  getRule(index: number): string {
    const { sheet, at } = this.find(index);
    return sheet.getRule(at);
  }

  /** The sheet of a rule, and where it stands there; past the last rule, the end of the last sheet. */
  private find(index: number): { sheet: Rules; at: number } {
    let at = index;
    for (const sheet of this.sheets) {
      if (at < sheet.length) return { sheet, at };
      at -= sheet.length;
    }
    const last = this.sheets.at(-1) ?? this.first;
    return { sheet: last, at: last.length };
  }
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Measure as Amount, MeasureUnit } from '../../contracts/api/measure';
import { localDigits } from '../../contracts/i18n/localDigits';

/** A quantity of goods: `500 g`. Number and unit stay on one line. */
export function Measure({ amount, upTo, unit }: Amount) {
  const { i18n } = useLingui();
  const inWords = useUnitWords();
  // A word joiner (U+2060) follows the dash, because otherwise a line could break there.
  const figures = upTo === undefined ? `${amount}` : `${amount}–\u2060${upTo}`;
  const decimals = i18n.locale === 'fr' ? figures.replaceAll('.', ',') : figures;
  const text = inWords(unit, upTo ?? amount, localDigits(decimals, i18n.locale));
  return <span>{text.replaceAll(' ', '\u00a0')}</span>;
}

function useUnitWords() {
  const { t } = useLingui();
  return (unit: MeasureUnit, count: number, figure: string): string => {
    switch (unit) {
      case 'g':
        return t`${figure} g`;
      case 'kg':
        return t`${figure} kg`;
      case 'ml':
        return t`${figure} ml`;
      case 'l':
        return t`${figure} L`;
      case 'hali':
        return t`${figure} hali`;
      case 'piece':
        return t`${plural(count, { one: `${figure} piece`, other: `${figure} pieces` })}`;
      case 'pair':
        return t`${plural(count, { one: `${figure} pair`, other: `${figure} pairs` })}`;
      case 'dozen':
        return t`${plural(count, { one: `${figure} dozen`, other: `${figure} dozen` })}`;
      case 'bundle':
        return t`${plural(count, { one: `${figure} bundle`, other: `${figure} bundles` })}`;
      case 'serving':
        return t`${plural(count, { one: `${figure} serving`, other: `${figure} servings` })}`;
    }
  };
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { findLineChanges, type LineChange } from './findLineChanges';

/**
 * Shows each change of a cart item since it was added, with the old and the new value. Renders
 * nothing for an unchanged item.
 */
export function LineChanges({ item }: { item: CartItem }) {
  return findLineChanges(item).map((change) => (
    <Change key={change.kind} $isGood={change.kind === 'price' && change.after < change.before}>
      <ChangeText {...change} />
    </Change>
  ));
}

function ChangeText({ kind, before, after }: LineChange) {
  const { i18n } = useLingui();
  if (kind === 'price') {
    const [old, now] = [formatTaka(before, i18n.locale), formatTaka(after, i18n.locale)];
    return (
      <Trans>
        {old} when you added it, now {now}
      </Trans>
    );
  }
  const left = localDigits(after, i18n.locale);
  return (
    <Plural
      value={before}
      one={`# was left when you added it, now ${left}`}
      other={`# were left when you added it, now ${left}`}
    />
  );
}

const Change = styled.p<{ $isGood: boolean }>`
  width: fit-content;
  padding: var(--space-1) var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: var(--color-${({ $isGood }) => ($isGood ? 'good' : 'warn')}-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-snug);
`;

import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { ReactNode } from 'react';
import { useLineName } from '../page-parts/useLineName';
import type { CartChange } from './cartChanges';

type ChangeListProps = {
  title: ReactNode;
  changes: CartChange[];
  /** Shown instead of the changes if there are none. */
  message?: string;
};

/** Lists changes of the cart, one sentence per change, with a link to the cart. */
export function ChangeList({ title, changes, message }: ChangeListProps) {
  return (
    <Stack $gap={2}>
      <p>
        <strong>{title}</strong>
      </p>
      {changes.length > 0 ? (
        <List>
          {changes.map((change) => (
            <Change key={`${change.kind} ${change.uuid}`} change={change} />
          ))}
        </List>
      ) : (
        <p>{message}</p>
      )}
      <p>
        <Link to={cartPath()}>
          <Trans>Go to your cart</Trans>
        </Link>
      </p>
    </Stack>
  );
}

/**
 * Returns the sentence for a change. Uses `t`, because `Trans` would parse a name that contains `<`
 * as a tag.
 */
function useSentence(change: CartChange): string {
  const { t, i18n } = useLingui();
  const name = useLineName({ product: change });
  switch (change.kind) {
    case 'gone':
      return t`${name} is no longer in your cart.`;
    case 'new':
      return t`${name} was added to your cart.`;
    case 'unsold':
      return change.name
        ? t`${name} is no longer sold.`
        : t`A product in your cart is no longer sold.`;
    case 'closed': {
      const { shopName } = change;
      return t`${shopName} is closed: remove ${name} to order the rest.`;
    }
    case 'local':
      return t`${name} is delivered in ${change.district} district only.`;
    case 'short': {
      const { left } = change;
      return t`${plural(left, {
        0: `${name} is out of stock.`,
        one: `Only # of ${name} is left.`,
        other: `Only # of ${name} are left.`,
      })}`;
    }
    case 'price': {
      const [before, after] = [
        formatTaka(change.before, i18n.locale),
        formatTaka(change.after, i18n.locale),
      ];
      return t`${name} now costs ${after} instead of ${before}.`;
    }
    case 'quantity': {
      const before = localDigits(change.before, i18n.locale);
      const after = localDigits(change.after, i18n.locale);
      return t`There are now ${after} of ${name} instead of ${before}.`;
    }
  }
}

function Change({ change }: { change: CartChange }) {
  const before = change.kind === 'short' ? change.before : undefined;
  return (
    <li>
      <span>{useSentence(change)}</span>
      {before !== undefined && (
        <>
          {' '}
          <Plural
            value={before}
            one="There was # when you added it."
            other="There were # when you added it."
          />
        </>
      )}
    </li>
  );
}

const List = styled.ul`
  padding-inline-start: var(--space-5);
`;

import { Plural, Trans } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import styled from '@marketplace/contracts/styled';
import type { CartChange } from './cartChanges';

/** Changes of the cart, a sentence each. */
export function ChangeList({ changes }: { changes: CartChange[] }) {
  return (
    <List>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.name}`}>
          <Sentence change={change} />
        </li>
      ))}
    </List>
  );
}

function Sentence({ change }: { change: CartChange }) {
  const { name } = change;
  switch (change.kind) {
    case 'gone':
      return <Trans>{name} is no longer in your cart.</Trans>;
    case 'new':
      return <Trans>{name} was added to your cart.</Trans>;
    case 'closed': {
      const { shopName } = change;
      return (
        <Trans>
          {shopName} is closed: remove {name} to order the rest.
        </Trans>
      );
    }
    case 'short':
      return (
        <Plural
          value={change.left}
          _0={`${name} is out of stock.`}
          one={`Only # of ${name} is left.`}
          other={`Only # of ${name} are left.`}
        />
      );
    case 'price': {
      const [before, after] = [formatTaka(change.before), formatTaka(change.after)];
      return (
        <Trans>
          {name} now costs {after} instead of {before}.
        </Trans>
      );
    }
    case 'quantity': {
      const { before, after } = change;
      return (
        <Trans>
          There are now {after} of {name} instead of {before}.
        </Trans>
      );
    }
  }
}

const List = styled.ul`
  padding-inline-start: var(--space-5);
`;

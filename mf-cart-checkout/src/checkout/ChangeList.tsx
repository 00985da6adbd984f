import { Plural, Trans } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { Link } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { ReactNode } from 'react';
import type { CartChange } from './cartChanges';

type ChangeListProps = {
  title: ReactNode;
  changes: CartChange[];
  /** In place of the changes where none can be told. */
  message?: string;
};

/** Changes of the cart, a sentence each, and the way there. */
export function ChangeList({ title, changes, message }: ChangeListProps) {
  return (
    <Stack $gap={2}>
      <p>
        <strong>{title}</strong>
      </p>
      {changes.length > 0 ? (
        <List>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.name}`}>
              <Sentence change={change} />
            </li>
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

function Sentence({ change }: { change: CartChange }) {
  const { name } = change;
  switch (change.kind) {
    case 'gone':
      return <Trans>{name} is no longer in your cart.</Trans>;
    case 'new':
      return <Trans>{name} was added to your cart.</Trans>;
    case 'unsold':
      return name ? (
        <Trans>{name} is no longer sold.</Trans>
      ) : (
        <Trans>A product in your cart is no longer sold.</Trans>
      );
    case 'closed': {
      const { shopName } = change;
      return (
        <Trans>
          {shopName} is closed: remove {name} to order the rest.
        </Trans>
      );
    }
    case 'short':
      return <Shortage {...change} />;
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

function Shortage({ name, left, before }: CartChange & { kind: 'short' }) {
  return (
    <>
      <Plural
        value={left}
        _0={`${name} is out of stock.`}
        one={`Only # of ${name} is left.`}
        other={`Only # of ${name} are left.`}
      />{' '}
      {before !== undefined && (
        <Plural
          value={before}
          one="There was # when you added it."
          other="There were # when you added it."
        />
      )}
    </>
  );
}

const List = styled.ul`
  padding-inline-start: var(--space-5);
`;

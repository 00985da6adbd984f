import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import styled from '@marketplace/contracts/styled';
import { Badge } from '@marketplace/contracts/ui/Badge';
import { Button } from '@marketplace/contracts/ui/Button';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { PostalAddressBlock } from '../postal-address-block/PostalAddressBlock';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

/** One saved address and what can be done with it. */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { t } = useLingui();
  const name = address.label || address.name;
  return (
    <Card>
      <Cluster $gap={2}>
        <h3>{name}</h3>
        {address.isDefault && (
          <Badge $tone="good">
            <Trans>Default</Trans>
          </Badge>
        )}
      </Cluster>
      <PostalAddressBlock address={address} />
      <Acts>
        <Button onClick={onEdit} aria-label={t`Edit ${name}`}>
          <Trans>Edit</Trans>
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-label={t`Delete ${name}`}>
          <Trans>Delete</Trans>
        </Button>
      </Acts>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--space-2);
  height: 100%;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  overflow-wrap: anywhere;

  h3 {
    font-size: var(--text-m);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-start: var(--space-2);
`;

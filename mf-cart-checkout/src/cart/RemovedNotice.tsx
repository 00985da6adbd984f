import { Trans, useLingui } from '@lingui/react/macro';
import type { RemovedCartItem } from '@marketplace/contracts/api/publicCart';
import styled from '@marketplace/contracts/styled';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { MoveForm } from './MoveForm';

/** The line that was removed last, with a button that puts it back where it was. */
export function RemovedNotice({ item }: { item: RemovedCartItem }) {
  const { t } = useLingui();
  const { name } = item.product;
  return (
    <Notice isAnnounced>
      <Row>
        {/* Not by Trans, which reads what looks like a tag in a name as one. */}
        <p>{t`${name} was removed.`}</p>
        <MoveForm
          cartItemUuid={item.uuid}
          to={item.place}
          variant="quiet"
          label={t`Undo: put ${name} back`}
        >
          <Trans>Undo</Trans>
        </MoveForm>
      </Row>
    </Notice>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  /* The button is higher than the sentence; the notice keeps the height of one with a sentence alone. */
  margin-block: calc(-1 * var(--space-2));

  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

import { Trans, useLingui } from '@lingui/react/macro';
import type { RemovedCartItem } from '@marketplace/contracts/api/publicCart';
import styled from '@marketplace/contracts/styled';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { MoveForm } from './MoveForm';

/** Names the item that was removed last, with a button that restores it. */
export function RemovedNotice({ item }: { item: RemovedCartItem }) {
  const { t } = useLingui();
  const { name } = item.product;
  return (
    <Notice isAnnounced>
      <Row>
        {/* Uses `t`, because `Trans` would parse a name that contains `<` as a tag. */}
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
  /*
   * The button is higher than the sentence. The negative margin makes the notice only as high as
   * the sentence.
   */
  margin-block: calc(-1 * var(--space-2));
`;

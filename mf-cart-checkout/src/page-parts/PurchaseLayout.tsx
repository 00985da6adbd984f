import { Trans, useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import type { ReactNode } from 'react';
import { asideStyles, barStyles, columnsStyles } from './PurchaseLayout.styles';

type PurchaseLayoutProps = {
  heading: ReactNode;
  children: ReactNode;
  /** Summary of the sums. At the checkout, it also lists the items. */
  summary: ReactNode;
  /** Total in taka, shown beside the button, because the summary may be out of view. */
  total: number;
  /**
   * True if `total` is an upper limit, because the district of the delivery address is not known
   * yet.
   */
  isMost: boolean;
  /** The primary button, which is in a sticky bar on a phone. */
  action: ReactNode;
  /** Text below the button. */
  note?: ReactNode;
};

/**
 * Layout of cart and checkout: two columns on wide screens, one column with a sticky bar on phones.
 */
export function PurchaseLayout(props: PurchaseLayoutProps) {
  const { i18n } = useLingui();
  const { heading, children, summary, total, isMost, action, note } = props;
  return (
    <Container>
      <Columns>
        <Heading>{heading}</Heading>
        <Main>{children}</Main>
        <Aside>
          {summary}
          <Bar>
            <Sum>
              <span>{isMost ? <Trans>Total, at most</Trans> : <Trans>Total</Trans>}</span>
              <strong>{formatTaka(total, i18n.locale)}</strong>
            </Sum>
            <Action>{action}</Action>
          </Bar>
          {note && <Note>{note}</Note>}
        </Aside>
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  ${columnsStyles}
`;

const Heading = styled.div`
  grid-column: 1 / -1;
`;

const Main = styled.div`
  min-width: 0;
`;

const Aside = styled.div`
  ${asideStyles}
`;

const Bar = styled.div`
  ${barStyles}
`;

const Sum = styled.p`
  /* A fixed share of the bar's width, so that the length of the total does not move the button. */
  flex: 2;
  display: grid;
  align-content: start;
  /* As high as the button beside it. */
  min-height: 52px;
  padding-block-start: 7px;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  line-height: var(--leading-tight);

  strong {
    color: var(--color-ink);
    font-size: var(--text-l);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    @media (max-width: 359.98px) {
      font-size: var(--text-m);
    }
  }
`;

const Action = styled.div`
  flex: 3;
  min-width: 0;
`;

const Note = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

import { useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { type ReactNode, useEffect } from 'react';
import { useMarketConfig } from '../page/contexts';
import { documentTitle } from '../page/documentTitle';

interface PageMessageProps {
  /** HTTP status of the failed page. The document's title depends on it. */
  status: number;
  /** Short text above the title: the status or a summary. */
  kicker?: string;
  title: string;
  text: string;
  /** Short text below the buttons. */
  note?: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** Layout of every error page: a drawing of a boat, the message, and links or buttons. */
export function PageMessage({ status, kicker, title, text, note, children }: PageMessageProps) {
  useErrorTitle(status);
  return (
    <Container>
      <Root>
        <Boat viewBox="0 0 200 120" aria-hidden="true">
          <circle cx="146" cy="40" r="22" />
          <path d="M34 66c20 8 112 8 132 0-8 22-28 30-66 30S42 88 34 66Z" />
          <path d="M98 70V18c22 6 34 24 34 46-12-4-24-4-34-2" />
          <path d="M8 98c16-8 30-8 46 0s30 8 46 0 30-8 46 0 30 8 46 0M30 112c16-8 30-8 46 0s30 8 46 0 30-8 46 0" />
        </Boat>
        {kicker && <Kicker>{kicker}</Kicker>}
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
        <Actions>{children}</Actions>
        {note && <Kicker>{note}</Kicker>}
      </Root>
    </Container>
  );
}

/** Sets the same title for a failed page as the server would. */
function useErrorTitle(status: number): void {
  const { i18n } = useLingui();
  const { brandName } = useMarketConfig();
  useEffect(() => {
    document.title = documentTitle(undefined, status, i18n, brandName);
  }, [status, i18n, brandName]);
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block: var(--space-12);
  text-align: center;

  p {
    max-width: 48ch;
    color: var(--color-ink-soft);
  }
`;

const Boat = styled.svg`
  width: min(200px, 60%);
  fill: none;
  stroke: var(--color-link);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  circle {
    fill: var(--color-deal);
    stroke: none;
  }

  path:nth-of-type(-n + 2) {
    fill: var(--color-brand-soft);
  }
`;

const Kicker = styled.p`
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
`;

/*
 * The width does not depend on the buttons. Otherwise the first button would move when a second
 * button appears.
 */
const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  width: min(100%, 26rem);
  padding-block-start: var(--space-3);

  > form {
    grid-column: 1 / -1;
    border: 1px solid var(--color-line-strong);
  }

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { ReactNode } from 'react';

interface AccountPageProps {
  title: ReactNode;
  /** Sentence that says what the page is for. */
  lead: ReactNode;
  /**
   * E-mail address or phone of the account. An empty string reserves space until the account is
   * known.
   */
  account?: string;
  children: ReactNode;
  /** Link to another page below the form, e.g. to the login. */
  aside?: ReactNode;
}

/** Layout of the account pages: one small form in the middle. */
export function AccountPage({ title, lead, account, children, aside }: AccountPageProps) {
  return (
    <Container>
      <Column>
        <Panel>
          <Stack $gap={5}>
            <Stack $gap={2}>
              <PageHeading>{title}</PageHeading>
              <Lead>{lead}</Lead>
              {account !== undefined && <Account>{account || '\u00a0'}</Account>}
            </Stack>
            {children}
          </Stack>
        </Panel>
        {aside != null && <Aside>{aside}</Aside>}
      </Column>
    </Container>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  width: 100%;
  max-width: 480px;
  margin-inline: auto;
  padding-block: var(--space-4) var(--space-8);

  ${media.medium} {
    padding-block: var(--space-10) var(--space-12);
  }
`;

const Lead = styled.p`
  color: var(--color-ink-soft);
`;

const Account = styled.p`
  font-weight: var(--weight-medium);
`;

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: var(--space-1);
  color: var(--color-ink-soft);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-2);
  }
`;

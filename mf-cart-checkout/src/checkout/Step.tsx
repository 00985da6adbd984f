import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ReactNode, useId } from 'react';

type StepProps = { number: number; title: ReactNode; children: ReactNode };

export function Step({ number, title, children }: StepProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Stack>
        <Head>
          <Disc aria-hidden="true">{localDigits(number, i18n.locale)}</Disc>
          <h2 id={id}>{title}</h2>
        </Head>
        {children}
      </Stack>
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  h2 {
    font-size: var(--text-l);
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  flex: none;
  border-radius: var(--radius-pill);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-size: var(--text-s);
  font-weight: var(--weight-bold);
`;

import { Trans } from '@lingui/react/macro';
import { useFetcher } from '@marketplace/contracts/router';
import { profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ReactNode, useId } from 'react';
import type { FormResult } from '../requests/formActions';

interface SavePanelProps {
  title: ReactNode;
  /** Tells the action of the profile which form was sent. */
  intent: string;
  /** Fields of the form. */
  children: ReactNode;
  /** Content of the panel below the form. */
  below?: ReactNode;
}

/** A panel of the profile with a form that is saved in its place. Also works without JavaScript. */
export function SavePanel({ title, intent, children, below }: SavePanelProps) {
  const id = useId();
  const fetcher = useFetcher<FormResult>();
  const isSending = fetcher.state !== 'idle';
  const result = isSending ? undefined : fetcher.data;
  return (
    <Panel aria-labelledby={id}>
      <Stack>
        <Title id={id}>{title}</Title>
        <fetcher.Form method="post" action={profilePath()}>
          <Stack>
            <input type="hidden" name="intent" value={intent} />
            {children}
            {result?.status === 'failed' && <p role="alert">{result.message}</p>}
            <SaveRow>
              <Button type="submit" isLoading={isSending}>
                <Trans>Save</Trans>
              </Button>
            </SaveRow>
          </Stack>
        </fetcher.Form>
        {below}
      </Stack>
    </Panel>
  );
}

const Title = styled.h2`
  font-size: var(--text-l);
`;

const SaveRow = styled.div`
  display: flex;
`;

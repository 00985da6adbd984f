import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { ReactNode } from 'react';
import { PLAIN_FORM_ID } from './plainForm';

/** Shows the form of a dialog on the page, in browsers without scripts. */
export function PlainDialog({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    // A browser with scripts ignores `noscript`, so only the server renders its content.
    <noscript>
      {typeof window === 'undefined' && (
        <Panel id={PLAIN_FORM_ID}>
          <Stack>
            <h2>{title}</h2>
            {children}
          </Stack>
        </Panel>
      )}
    </noscript>
  );
}

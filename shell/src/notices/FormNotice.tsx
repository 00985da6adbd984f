import type { Notice as FormResult } from '@marketplace/contracts/pages/formPost';
import { useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useState } from 'react';

/**
 * Result of a form that was sent without JavaScript. Shows, above the page, the text that a toast
 * shows otherwise. It stays on the page, because a browser without scripts cannot remove it.
 */
export function FormNotice({ kind, message }: FormResult) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isOver, setIsOver] = useState(false);
  if (key !== firstKey && !isOver) setIsOver(true);
  if (isOver) return null;
  return (
    <Room>
      <Notice tone={kind === 'success' ? 'good' : 'bad'} isAnnounced>
        {message}
      </Notice>
    </Room>
  );
}

const Room = styled(Container)`
  padding-block-start: var(--space-4);
`;

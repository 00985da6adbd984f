import styled from '@marketplace/contracts/styled';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface StepProps {
  /** The question that this step asks. */
  title?: ReactNode;
  children: ReactNode;
}

/** A step in a dialog. Takes the focus if the button that led to the step has disappeared. */
export function Step({ title, children }: StepProps) {
  const id = useId();
  const step = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) step.current?.focus();
  }, []);
  return (
    <Root ref={step} role="group" tabIndex={-1} aria-labelledby={title ? id : undefined}>
      {title && <h3 id={id}>{title}</h3>}
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h3 {
    font-size: var(--text-m);
  }
`;

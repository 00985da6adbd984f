import styled from '@marketplace/contracts/styled';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { changePanelState, readPanelState } from '../loader/panelStorage';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the panel that opens and closes. It stays open on the next pages of the tab. */
export function Section({ title, children }: SectionProps) {
  const [isOpen, setIsOpen] = useState(() => readPanelState().sections.includes(title));
  const handleToggle = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    setIsOpen(open);
    const others = readPanelState().sections.filter((name) => name !== title);
    changePanelState({ sections: open ? [...others, title] : others });
  };
  return (
    <Root open={isOpen} onToggle={handleToggle}>
      <Summary>
        <h2>{title}</h2>
      </Summary>
      {isOpen && <Content>{children}</Content>}
    </Root>
  );
}

const Root = styled.details`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

const Summary = styled.summary`
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  cursor: pointer;

  h2 {
    display: inline;
    font-size: var(--text-m);
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-2) var(--space-3) var(--space-4);
`;

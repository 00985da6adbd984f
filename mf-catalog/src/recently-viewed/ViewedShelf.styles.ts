import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';

export const Frame = styled(Container)`
  padding-block-end: var(--space-12);
`;

export const Card = styled.article`
  position: relative;
  height: 100%;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

export const Name = styled.div`
  display: -webkit-box;
  overflow: hidden;
  height: calc(2lh + var(--space-4));
  padding: var(--space-2) var(--space-3);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Cleared = styled.p`
  color: var(--color-ink-soft);
`;

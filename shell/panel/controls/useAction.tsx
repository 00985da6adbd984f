import styled from '@marketplace/contracts/styled';
import { useState } from 'react';

interface ActionState {
  isBusy?: boolean;
  /** Reason of the failure, in the gateway's words. */
  problem?: string | undefined;
  /** A sentence about what the action has done. */
  said?: string | undefined;
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Runs the action of a form or button, and keeps its result or its error message. */
export function useAction() {
  const [state, setState] = useState<ActionState>({});
  /** @param action returns a sentence about what it has done, or nothing */
  const run = async (action: () => Promise<string | undefined> | Promise<void>) => {
    setState({ isBusy: true });
    try {
      const said = await action();
      setState(said === undefined ? {} : { said });
    } catch (error) {
      setState({ problem: messageOf(error) });
    }
  };
  return { ...state, run };
}

/** Shows the result or the error message of an action. Screen readers announce it. */
export function Outcome({ problem, said }: ActionState) {
  return (
    <>
      <Problem role="alert">{problem}</Problem>
      <Said role="status">{said}</Said>
    </>
  );
}

const Problem = styled.p`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  background: var(--color-bad-soft);
  color: var(--color-bad);

  &:empty {
    display: none;
  }
`;

const Said = styled.p`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  background: var(--color-good-soft);
  color: var(--color-good);

  &:empty {
    display: none;
  }
`;

import { createContext } from 'react';

/** The "+" buttons of a region's cards, for the steppers that cover them. */
export interface AddButtons {
  /** @returns removes it */
  add: (button: HTMLButtonElement) => () => void;
  /** Those that are on the page; the same array until that changes. */
  read: () => readonly HTMLButtonElement[];
  subscribe: (listener: () => void) => () => void;
}

/** Buttons that React renders add themselves; those of the server's markup are added by its region. */
export const AddButtonsContext = createContext<AddButtons | undefined>(undefined);

export function createAddButtons(): AddButtons {
  let buttons: readonly HTMLButtonElement[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly HTMLButtonElement[]) => {
    buttons = next;
    for (const listener of listeners) listener();
  };
  return {
    add(button) {
      if (!buttons.includes(button)) set([...buttons.filter((each) => each.isConnected), button]);
      return () => set(buttons.filter((each) => each !== button));
    },
    read: () => buttons,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

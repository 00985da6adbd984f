import { createContext } from 'react';

/** The "+" buttons of a region's cards, over which steppers are rendered. */
export interface AddButtons {
  /** @returns a function that removes the button */
  add: (button: HTMLButtonElement) => () => void;
  /** @returns the buttons on the page; the same array until they change */
  read: () => readonly HTMLButtonElement[];
  subscribe: (listener: () => void) => () => void;
}

/** Buttons that React renders add themselves; the region adds those of the server's markup. */
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

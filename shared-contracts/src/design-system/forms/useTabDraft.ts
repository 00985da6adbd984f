import { tabStorage } from '@marketplace/contracts/tabStorage';
import { useEffect, useState } from 'react';

/**
 * State of a form that stays in this tab until the form is sent. It survives a login, a reload and
 * a change of the page's language, but not a logout.
 * @param key from `draftKey`; if the key changes while the form is empty, the form shows the draft
 * of the new key
 * @param empty state of an empty form
 */
export function useTabDraft<Draft>(key: string, empty: Draft): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(empty);
  // Read after hydration, because the first render must match the HTML of the server, which has no
  // storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty draft is one and the same at any time
  useEffect(() => {
    const stored = tabStorage.read<Draft>(key);
    // Text that was typed before hydration takes precedence.
    if (stored !== undefined) setDraft((typed) => (isSame(typed, empty) ? stored : typed));
  }, [key]);
  return [
    draft,
    (next) => {
      setDraft(next);
      tabStorage.write(key, isSame(next, empty) ? undefined : next);
    },
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

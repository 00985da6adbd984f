import { tabStorage } from '@marketplace/contracts/tabStorage';
import { useEffect, useState } from 'react';

/**
 * State of a form being filled in that stays in this tab until it is sent: through a login, a reload and
 * another language of the page. A logout clears it.
 *
 * @param key names form and writer; a form in which nothing is typed reads the draft of another key
 * @param empty of a form that nothing was typed in, and of one that was sent
 */
export function useTabDraft<Draft>(key: string, empty: Draft): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(empty);
  // After hydration: the server has no storage, and its HTML must be met first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty draft is one and the same at any time
  useEffect(() => {
    const stored = tabStorage.read<Draft>(key);
    // Text typed before the page was alive takes precedence.
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

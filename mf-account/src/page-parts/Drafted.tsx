import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { useTabDraft } from '@marketplace/contracts/forms/useTabDraft';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useRetained } from '../../contracts';

/** A form's draft, stored in this tab. */
export interface FormDraft<Draft> {
  /**
   * Storage key, made from the form's name, the edited entry and the customer or guest. `undefined`
   * while it is unknown who writes; the draft is then not stored.
   */
  key?: string;
  content: Draft;
  keep: (content: Draft) => void;
}

/** Writer of a guest's drafts, which only forms of the guest's order have. */
const GUEST = 'guest';

interface DraftedProps<Draft> {
  /** Name of the form, and uuid of the entry that it edits. */
  name: string;
  /** Content of the form before the customer has changed it. */
  empty: Draft;
  children: (draft: FormDraft<Draft>) => ReactNode;
}

/**
 * Prefills a dialog's form with its draft. The draft stays if the dialog is closed by mistake, the
 * page is reloaded or the session ends. Another customer who logs in does not see the draft.
 */
export function Drafted<Draft>({ name, ...rest }: DraftedProps<Draft>) {
  const session = useRetained('session:changed');
  const [writer, setWriter] = useState({ uuid: session?.user?.uuid, turn: 0 });
  // After a session has ended, the draft stays that of its customer.
  const isGuest = session?.isLogin === false && !writer.uuid;
  const uuid = session?.user?.uuid ?? (isGuest ? GUEST : undefined);
  if (uuid && uuid !== writer.uuid) {
    const isOther = writer.uuid !== undefined && writer.uuid !== GUEST;
    setWriter({ uuid, turn: isOther ? writer.turn + 1 : writer.turn });
  }
  const key = writer.uuid && draftKey(name, writer.uuid);
  return <DraftOfWriter key={writer.turn} storageKey={key} {...rest} />;
}

function DraftOfWriter<Draft>(
  props: Omit<DraftedProps<Draft>, 'name'> & { storageKey: string | undefined },
) {
  const { empty, children } = props;
  // True if the customer changed the form before the storage key was known. The form then stores no
  // draft, even after the key becomes known.
  const [isFilledUnkept, setIsFilledUnkept] = useState(false);
  const storageKey = isFilledUnkept ? undefined : props.storageKey;
  const [content, keep] = useTabDraft(storageKey ?? '', empty);
  const [readKey, setReadKey] = useState<string>();
  // The effect of `useTabDraft` runs first and reads the draft. The form renders only afterwards,
  // because fields read their default values when they mount.
  useEffect(() => setReadKey(storageKey ?? ''), [storageKey]);
  if (readKey !== (storageKey ?? '')) return <Skeleton lines={8} />;
  return children({
    key: storageKey,
    content,
    keep: storageKey ? keep : () => setIsFilledUnkept(true),
  });
}

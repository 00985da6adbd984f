import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { useTabDraft } from '@marketplace/contracts/forms/useTabDraft';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useRetained } from '../../bus';

/** State of a form's draft in this tab. */
export interface FormDraft<Draft> {
  /**
   * Names the form, its subject and its author; undefined if the author is unknown, and then
   * nothing is stored.
   */
  key?: string;
  content: Draft;
  keep: (content: Draft) => void;
}

interface DraftedProps<Draft> {
  /** Name of the form, and uuid of its subject. */
  name: string;
  /** Value of an empty form. */
  empty: Draft;
  children: (draft: FormDraft<Draft>) => ReactNode;
}

/**
 * Fills a dialog's form from its draft, which survives a dialog closed by mistake, a reload and the
 * end of the session, but not another customer's login.
 */
export function Drafted<Draft>({ name, ...rest }: DraftedProps<Draft>) {
  const uuid = useRetained('session:changed')?.user?.uuid;
  const [writer, setWriter] = useState({ uuid, turn: 0 });
  if (uuid && uuid !== writer.uuid) {
    setWriter({ uuid, turn: writer.uuid ? writer.turn + 1 : writer.turn });
  }
  const key = writer.uuid && draftKey(name, writer.uuid);
  return <DraftOfWriter key={writer.turn} storageKey={key} {...rest} />;
}

function DraftOfWriter<Draft>(
  props: Omit<DraftedProps<Draft>, 'name'> & { storageKey: string | undefined },
) {
  const { empty, children } = props;
  // A form filled in without a key has no draft; it stays as it is when the key becomes known.
  const [isFilledUnkept, setIsFilledUnkept] = useState(false);
  const storageKey = isFilledUnkept ? undefined : props.storageKey;
  const [content, keep] = useTabDraft(storageKey ?? '', empty);
  const [readKey, setReadKey] = useState<string>();
  // The effect before this one reads the draft. Fields take default values only when they mount.
  useEffect(() => setReadKey(storageKey ?? ''), [storageKey]);
  if (readKey !== (storageKey ?? '')) return <Skeleton lines={8} />;
  return children({
    key: storageKey,
    content,
    keep: storageKey ? keep : () => setIsFilledUnkept(true),
  });
}

import { useRetained } from '@marketplace/contracts/events';
import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { useTabDraft } from '@marketplace/contracts/forms/useTabDraft';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';

/** A form as far as it is filled in, in this tab. */
export interface FormDraft<Draft> {
  /** Names the form, its thing and its writer; left out where the writer is unknown, and nothing is kept. */
  key?: string;
  content: Draft;
  keep: (content: Draft) => void;
}

interface DraftedProps<Draft> {
  /** Name of the form, and the uuid of its thing. */
  name: string;
  /** Content of a form in which nothing is typed. */
  empty: Draft;
  children: (draft: FormDraft<Draft>) => ReactNode;
}

/**
 * A form of a dialog that begins with its draft: it survives a dialog closed by mistake, a reload and the end of
 * the session, but not another customer's login.
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
  // It has no draft, and stays when its writer is known at last.
  const [isFilledUnkept, setIsFilledUnkept] = useState(false);
  const storageKey = isFilledUnkept ? undefined : props.storageKey;
  const [content, keep] = useTabDraft(storageKey ?? '', empty);
  const [readKey, setReadKey] = useState<string>();
  // The draft is read by the effect before this one. Fields take their default values at mount.
  useEffect(() => setReadKey(storageKey ?? ''), [storageKey]);
  if (readKey !== (storageKey ?? '')) return <Skeleton lines={8} />;
  return children({
    key: storageKey,
    content,
    keep: storageKey ? keep : () => setIsFilledUnkept(true),
  });
}

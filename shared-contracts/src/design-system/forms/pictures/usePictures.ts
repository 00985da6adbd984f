import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../contracts/api/fields';
import { drawThumbnail } from './drawThumbnail';
import { isPictureType, MAX_PICTURES, type PictureProblem } from './pictureRules';
import type { UploadPicture } from './uploadPicture';

export interface ChosenPicture {
  key: number;
  /** File name, which is only displayed. */
  name: string;
  status: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Share of the bytes that has been sent, from 0 to 1. */
  share: number;
  /** A thumbnail, until the upload is finished. */
  preview?: string;
  /** Missing until the upload is finished. */
  picture?: Picture;
  problem?: PictureProblem;
  file?: File;
}

/**
 * Manages the pictures of a form. Chosen pictures are uploaded one after the other, because APIs
 * limit concurrent uploads. Unmounting aborts the uploads.
 * @param saved pictures that are already uploaded
 * @param upload `uploadPicture`, or a function that imports it on demand
 */
export function usePictures(saved: readonly Picture[], upload: UploadPicture) {
  const [pictures, setPictures] = useState<ChosenPicture[]>(() =>
    saved.map((picture, key) => ({ key, name: '', status: 'sent', share: 1, picture })),
  );
  const [leftOut, setLeftOut] = useState(0);
  const nextKey = useRef(saved.length);
  const queue = useRef(Promise.resolve());
  const sendings = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const open = sendings.current;
    return () => {
      for (const sending of open.values()) sending.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  async function send(key: number, file: File, { signal }: AbortController) {
    if (signal.aborted) return;
    change(key, { status: 'sending', share: 0, problem: undefined });
    const outcome = await upload(file, signal, (share) => change(key, { share })).catch(() => ({
      problem: 'lost' as const,
    }));
    sendings.current.delete(key);
    if (signal.aborted) return;
    change(key, { ...outcome, status: 'problem' in outcome ? 'refused' : 'sent' });
  }

  function enqueue(key: number, file: File) {
    const sending = new AbortController();
    sendings.current.set(key, sending);
    queue.current = queue.current.then(() => send(key, file, sending));
  }

  return {
    pictures,
    sent: pictures.flatMap(({ picture }) => picture ?? []),
    /**
     * Number of files in the last choice for which the form had no room; 0 after a picture was
     * removed.
     */
    leftOut,
    isSending: pictures.some(({ status }) => status === 'waiting' || status === 'sending'),

    add(files: File[]) {
      const taken = files.slice(0, MAX_PICTURES - pictures.length);
      setLeftOut(files.length - taken.length);
      for (const file of taken) {
        const key = nextKey.current++;
        const problem = isPictureType(file.type) ? undefined : 'type';
        const status = problem ? 'refused' : 'waiting';
        setPictures((all) => [...all, { key, name: file.name, status, share: 0, problem, file }]);
        if (problem) continue;
        void drawThumbnail(file).then((preview) => change(key, { preview }));
        enqueue(key, file);
      }
    },

    retry({ key, file }: ChosenPicture) {
      if (!file) return;
      change(key, { status: 'waiting', problem: undefined });
      enqueue(key, file);
    },

    remove(key: number) {
      sendings.current.get(key)?.abort();
      sendings.current.delete(key);
      setLeftOut(0);
      setPictures((all) => all.filter((each) => each.key !== key));
    },
  };
}

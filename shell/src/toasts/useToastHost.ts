import { useEffect, useState } from 'react';
import { stayOnTop, type ToastPlace } from './stayOnTop';

/** Where toasts are put, and how it is brought before everything else; nothing on the server. */
export function useToastHost(): ToastPlace | undefined {
  const [place, setPlace] = useState<ToastPlace>();
  useEffect(() => {
    const host = document.createElement('div');
    const made = stayOnTop(host);
    setPlace(made);
    return () => {
      made.stop();
      host.remove();
    };
  }, []);
  return place;
}

import { useEffect, useState } from 'react';

/** `restored`: back for a moment, so that it can be said. */
export type Connection = 'online' | 'offline' | 'restored';

/** How long it is said that the connection is back, ms. */
const RESTORED_MS = 3000;

/** What the browser knows of its connection; `online` where it knows nothing. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>(
    navigator.onLine === false ? 'offline' : 'online',
  );

  useEffect(() => {
    const lose = () => setConnection('offline');
    const restore = () => setConnection('restored');
    window.addEventListener('offline', lose);
    window.addEventListener('online', restore);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', restore);
    };
  }, []);

  useEffect(() => {
    if (connection !== 'restored') return;
    const timer = setTimeout(() => setConnection('online'), RESTORED_MS);
    return () => clearTimeout(timer);
  }, [connection]);

  return connection;
}

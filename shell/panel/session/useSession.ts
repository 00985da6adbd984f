import { useEffect, useState } from 'react';
import { readSession, type Session } from './sessionRequests';

/** Reads the test session of this browser. `problem` says why there is none. */
export function useSession(): { session?: Session; problem?: string } {
  const [state, setState] = useState<{ session?: Session; problem?: string }>({});
  useEffect(() => {
    readSession().then(
      (session) => setState({ session }),
      (error: Error) => setState({ problem: error.message }),
    );
  }, []);
  return state;
}

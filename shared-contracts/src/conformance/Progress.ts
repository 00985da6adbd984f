/** What a run is doing just now. */
export type Progress =
  | {
      kind: 'call';
      callId: string;
      /** How many calls it has come to, this one included. */
      position: number;
      /** How many the contract has. */
      total: number;
    }
  | {
      kind: 'pause';
      callId: string;
      /** How long the host wants to be left alone before the call is made again. */
      seconds: number;
    };

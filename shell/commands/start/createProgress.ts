/** Tells what has been done and how many seconds after the start. */
export type Progress = (text: string) => void;

export function createProgress(): Progress {
  const startedAt = Date.now();
  return (text) => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${seconds.padStart(6)} s  ${text}`);
  };
}

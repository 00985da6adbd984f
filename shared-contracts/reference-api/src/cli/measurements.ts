import { summarizeMeasurements } from '../measurements/summarizeMeasurements';
import { openMarket } from './openMarket';
import type { Settings } from './readSettings';

/** Prints a summary of the events and web vitals of visitors who agreed to being measured. */
export async function measurements(settings: Settings): Promise<void> {
  const { db, now, close } = await openMarket(settings);
  try {
    process.stdout.write(`${await summarizeMeasurements(db, now())}\n`);
  } finally {
    await close();
  }
}

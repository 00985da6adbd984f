import { createContext } from '../api/createContext';
import { startScheduledJobs } from '../api/scheduledJobs';
import { openMetrics, openProcess, stopOnSignal, tell } from './openProcess';
import type { Settings } from './readSettings';

/**
 * Runs the scheduled jobs until the process is stopped. Several processes may do so: the jobs of a
 * turn run in one of them.
 */
export async function jobs(settings: Settings): Promise<void> {
  const opened = await openProcess(settings, 'jobs');
  const { metrics, options, close } = opened;
  const { context, clock } = createContext({ ...settings, ...options });
  await clock.read();
  await openMetrics(settings, opened);
  const stopJobs = startScheduledJobs(context, clock.read, metrics);
  stopOnSignal(async () => {
    await stopJobs();
    await context.messenger.settled();
    await close();
  });
  tell({ type: 'progress', text: 'scheduled jobs run every 30 s' });
  tell({ type: 'ready', port: settings.metricsAddress?.port ?? 0 });
}

import { Marketplace } from './Marketplace';
import { readSettings } from './readSettings';

export const usage = () => `Usage: npm start
  runs the shop at http://localhost:3000 until Ctrl-C stops it. The first start makes the database,
  and releases each package. PORT, DATA_DIR and further settings: shell/docs/settings.md`;

/** `npm start`: runs the shop until a signal stops it. */
export async function main(root: string): Promise<void> {
  const marketplace = new Marketplace();
  const end = (code: number) => void marketplace.stop().then(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A signal to the process group arrives twice, because npm forwards it too. The second signal
    // is ignored.
    process.on(signal, () => marketplace.isStopping || end(0));
  }
  try {
    const settings = await readSettings(root, process.env);
    await marketplace.start(settings);
    console.log(greeting(settings.port, settings.logs));
  } catch (error) {
    // After Ctrl-C, a server that did not finish starting is not an error.
    if (marketplace.isStopping) return;
    console.error(error instanceof Error ? error.message : String(error));
    end(1);
  }
}

const greeting = (port: number, logs: string) => `
  The shop      http://localhost:${port}
  The API       http://localhost:${port}/api/docs
  Metrics       http://localhost:${port}/metrics, for this machine alone
  Logs          ${logs}

  Ctrl-C stops it.
`;

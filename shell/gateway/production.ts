import { setProductionSettings } from '@marketplace/contracts/server/productionSettings';

/** The gateway as a script of the production build. */
async function main(): Promise<void> {
  setProductionSettings(process.env, ['API_ORIGIN', 'RELEASES_URL', 'RELEASE_TRUST']);
  // Imported only now, because the module starts the gateway as soon as it is imported.
  await import('./main');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

import { resolve } from 'node:path';
import { SECRET_FILES } from './readSecretFiles';

/** Settings for trying a shop out. A production build contains nothing that they could start. */
const TRIAL_SETTINGS = ['DEV_TOOLS', 'PAYMENT_SANDBOX', 'QA', 'SEED'];

/**
 * Prepares the environment of a process of the production build: turns off what is for trying a
 * shop out, and makes the data folder absolute.
 * @param needed settings without a default in production, of which secrets may be in files
 * @throws Error that names the settings to add or to remove
 */
export function setProductionSettings(env: NodeJS.ProcessEnv, needed: readonly string[]): void {
  const wrong = TRIAL_SETTINGS.filter((name) => env[name] === '1');
  if (wrong.length > 0) {
    throw new Error(
      `Remove ${wrong.join(', ')}: the production build has no demonstration and no test tools.`,
    );
  }
  const isInFile = (name: string) =>
    SECRET_FILES.includes(`${name}_FILE`) && Boolean(env[`${name}_FILE`]);
  const missing = needed.filter((name) => !env[name] && !isInFile(name));
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')}.`);
  for (const name of TRIAL_SETTINGS) env[name] ||= '0';
  env.DATA_DIR = resolve(env.DATA_DIR || '.data');
}

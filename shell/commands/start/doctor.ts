import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { examine } from '@marketplace/contracts/server/examine';
import { readSecretFiles } from '@marketplace/contracts/server/readSecretFiles';
import { readGatewayConfig } from '../../gateway/config/GatewayConfig';
import { gatewayExaminations } from './gatewayExaminations';

export const usage = () => `Usage: npm run doctor
  tries everything that the settings of gateway and API name, and says what fails. It changes
  nothing. Settings are environment variables: shell/docs/settings.md`;

/**
 * `npm run doctor`: tries everything that the settings of gateway and API name, prints a line for
 * each, and exits with 1 if one fails. It examines the API's own settings unless `API_ORIGIN` names
 * an API elsewhere.
 */
export async function main(root: string): Promise<void> {
  const hasApi = Boolean(process.env.API_ORIGIN);
  console.log('Gateway');
  const isGood = await examineGateway(hasApi);
  if (!hasApi) console.log('API');
  const isApiGood = hasApi || (await examineApi(root));
  process.exitCode = isGood && isApiGood ? 0 : 1;
}

async function examineGateway(hasApi: boolean): Promise<boolean> {
  try {
    const env = { ...process.env, ...readSecretFiles(process.env) };
    const examinations = gatewayExaminations(readGatewayConfig(env), hasApi);
    return await examine(examinations, (line) => console.log(line));
  } catch (error) {
    console.log(`✗ settings: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

async function examineApi(root: string): Promise<boolean> {
  const script = 'shared-contracts/reference-api/src/cli/main.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'doctor'], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

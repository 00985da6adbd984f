import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createMetrics } from '../gateway/monitoring/createMetrics';

const run = promisify(execFile);
const readOwn = (name: string) => readFile(join(__dirname, name), 'utf8');
const API_METRICS = '../../shared-contracts/reference-api/src/http/apiMetrics.ts';

it('nginx accepts its configuration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=a', ...key]);
  const server = (await readOwn('nginx.conf')).replaceAll('/etc/marketplace/tls', folder);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, `pid ${folder}/pid; events {} http { ${server} }`);
  // Rejects with what nginx says if it finds a mistake.
  await run('nginx', ['-t', '-q', '-p', folder, '-c', file]);
  await rm(folder, { recursive: true });
});

it('alerts use only metrics that gateway and API export', async () => {
  const rules = await readOwn('prometheus-rules.yaml');
  const used = new Set(rules.match(/\b(?:shop|api)_\w+/g));
  const ofGateway = (await createMetrics().read()).match(/(?<=^# TYPE )\w+/gm) ?? [];
  // The API's metrics are read from their source, because they need a database.
  const ofApi = (await readOwn(API_METRICS)).match(/(?<=')\w+(?=')/g) ?? [];
  const exported = new Set([...ofGateway, ...ofApi, ...ofApi.map((name) => `api_${name}`)]);
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !exported.has(name.replace(/_count$/, '')))).toEqual([]);
});

it('an alert on an old time is accompanied by an alert on a time that does not exist', async () => {
  const rules = await readOwn('prometheus-rules.yaml');
  const aged = [...rules.matchAll(/time\(\) - .*?(\w+_timestamp_seconds)/g)].map(
    ([, name]) => name,
  );
  expect(aged).not.toEqual([]);
  for (const name of aged) expect(rules).toContain(`expr: absent(${name})`);
});

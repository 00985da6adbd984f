import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { IntegrityPlugin } from './IntegrityPlugin';

let folder: string;
const built = (file: string) => readFile(join(folder, 'client', file), 'utf8');
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'integrity-'));
  await writeFile(join(folder, 'late.js'), 'export const answer = 42;');
  await writeFile(
    join(folder, 'main.js'),
    'import(/* webpackChunkName: "late" */ "./late.js").catch(({ request }) => self.told(request));',
  );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    target: ['web', 'es2022'],
    output: { path: join(folder, 'client'), publicPath: '/client/', chunkFilename: '[name].js' },
    optimization: { minimize: false },
    plugins: [new IntegrityPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}, 30_000);
afterAll(() => rm(folder, { recursive: true }));

describe('a build with the IntegrityPlugin', () => {
  it('lists the hash of each script that loads later, but not of the entry script', async () => {
    expect(JSON.parse(await built('integrity.json'))).toEqual({
      'late.js': hash(await built('late.js')),
    });
  });

  it("passes the URL of a later script and the hash of the hash list to the page's script loader", async () => {
    const self = { told: jest.fn() };
    const requests: unknown[] = [];
    const loadScript = (url: string, done: (event: unknown) => void, integrity: string) => {
      requests.push([url, integrity]);
      done({ type: 'error', target: { src: url } });
    };
    new Function('self', '__loadScript', await built('main.js'))(self, loadScript);
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests).toEqual([['/client/late.js', hash(await built('integrity.json'))]]);
    expect(self.told).toHaveBeenCalledWith('/client/late.js');
  });
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { DeadlyRequests } from './DeadlyRequests';
import { handleErrors } from './handleErrors';
import { refuseDeadly } from './refuseDeadly';

const [DEADLY, LIST] = ['d'.repeat(32), 'a'.repeat(32)] as const;

describe('requests that end the process', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deadly-'));
  });
  const start = (isAfterCrash = true, now = Date.now) =>
    new DeadlyRequests(folder, { isAfterCrash, now });

  it('are refused after the second death, and for a time only', async () => {
    let now = 0;
    const clock = () => now;
    await start(false, clock).begin(DEADLY);
    const second = start(true, clock);
    expect(second.isRefused(DEADLY)).toBe(false);
    await second.begin(LIST);
    await second.begin(DEADLY);
    const third = start(true, clock);
    expect([third.isRefused(DEADLY), third.isRefused(LIST)]).toEqual([true, false]);
    now += 11 * 60 * 1000;
    expect(third.isRefused(DEADLY)).toBe(false);
    await third.begin(DEADLY);
    expect(start(true, clock).refused).toEqual([DEADLY]);
  });

  it('do not take those along that stand beside them and are answered in between', async () => {
    for (let death = 0; death < 5; death += 1) {
      const life = start();
      (await life.begin(LIST))();
      await life.begin(LIST);
      await life.begin(DEADLY);
    }
    expect(start().refused).toEqual([DEADLY]);
  });

  it('are told from others that are sent again beside them: suspects run one at a time', async () => {
    const life = start(false);
    await life.begin(LIST);
    await life.begin(DEADLY);
    const next = start();
    const finish = await next.begin(LIST);
    let isBegun = false;
    const second = next.begin(DEADLY).then(() => {
      isBegun = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isBegun).toBe(false);
    finish();
    await second;
    expect(start().refused).toEqual([DEADLY]);
  });

  it('are none where the process was stopped or killed by others', async () => {
    await start(false).begin(LIST);
    await start(false).begin(LIST);
    expect(start(false).refused).toEqual([]);
  });

  it('survive a file of suspects that broke off', () => {
    writeFileSync(join(folder, 'deadly-requests.json'), '[["');
    expect(start().refused).toEqual([]);
  });

  it('get a 503 by what they ask for; with another body it is another request', async () => {
    const open = () => {
      const app = Fastify();
      handleErrors(app);
      refuseDeadly(app, folder, true);
      // Never answered, as where the process dies.
      app.post('/order', async ({ body }) =>
        body === 'kills' ? new Promise(() => undefined) : 'done',
      );
      return app;
    };
    const ask = (app: ReturnType<typeof open>, payload: string) => {
      const headers = { 'content-type': 'text/plain' };
      return app.inject({ method: 'POST', url: '/order', payload, headers });
    };
    for (let death = 0; death < 2; death += 1) {
      void ask(open(), 'kills');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const app = open();
    const refused = await ask(app, 'kills');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '600']);
    expect((await ask(app, 'buys')).statusCode).toBe(200);
    expect((await ask(app, 'buys')).statusCode).toBe(200);
  });

  it('are known after a death that leaves no time for anything', async () => {
    const script = join(folder, 'dies.ts');
    const source = join(__dirname, 'DeadlyRequests.ts');
    writeFileSync(
      script,
      `import { DeadlyRequests } from ${JSON.stringify(source)};
       new DeadlyRequests(${JSON.stringify(folder)}, { isAfterCrash: true })
         .begin('${DEADLY}')
         .then(() => process.kill(process.pid, 'SIGKILL'));`,
    );
    for (let death = 0; death < 2; death += 1) {
      const child = fork(script, { execArgv: ['--import', 'tsx'], cwd: process.cwd() });
      await once(child, 'exit');
      expect(child.signalCode).toBe('SIGKILL');
    }
    expect(start().refused).toEqual([DEADLY]);
  });
});

import { Turns } from './Turns';

const waiting = new AbortController().signal;

describe('Turns', () => {
  let turns: Turns;
  let log: string[];

  beforeEach(() => {
    turns = new Turns();
    log = [];
  });

  const run = (holder: string, name: string, signal = waiting) =>
    turns.run(holder, signal, async () => {
      log.push(`${name} starts`);
      await new Promise(setImmediate);
      log.push(`${name} ends`);
      if (name === 'bad') throw new Error('bad failed');
      return name;
    });

  it('runs one task after another, even if a task fails', async () => {
    const done = await Promise.allSettled([run('rahim', 'bad'), run('rahim', 'good')]);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(log).toEqual(['bad starts', 'bad ends', 'good starts', 'good ends']);
  });

  it('alternates between holders, even if one holder has several queued tasks', async () => {
    const many = ['1', '2', '3'].map((name) => run('rahim', name));
    await Promise.all([...many, run('karima', 'other')]);
    expect(log.filter((line) => line.endsWith('starts'))).toEqual([
      '1 starts',
      '2 starts',
      'other starts',
      '3 starts',
    ]);
  });

  it('drops the task of a client that disconnects, and continues with the next task', async () => {
    const gone = new AbortController();
    const first = run('rahim', '1');
    const dropped = run('karima', 'dropped', gone.signal);
    const last = run('rahim', '2');
    gone.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    expect(await Promise.all([first, last])).toEqual(['1', '2']);
    await expect(run('karima', 'dropped', gone.signal)).rejects.toThrow('gone');
    expect(await run('karima', '3')).toBe('3');
    expect(log.join()).not.toContain('dropped');
  });
});

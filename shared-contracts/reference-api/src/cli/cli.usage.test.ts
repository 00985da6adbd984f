import { exportOrders } from './exportOrders';
import { advance, refund } from './orderCommands';
import { readSettings } from './readSettings';
import { serve } from './serve';

describe("an operator's command", () => {
  const settings = readSettings({});

  it.each<[string, typeof advance, string[]]>([
    ['no order number', advance, ['--to', 'shipped']],
    ['an order number that is not a number', advance, ['x1', '--to', 'shipped']],
    ['two order numbers', refund, ['1', '2']],
    ['no step', advance, ['100001']],
    ['an unknown step', advance, ['100001', '--to', 'cancelled']],
    ['an invalid parcel number', advance, ['100001', '--parcel', '0', '--to', 'shipped']],
    ['an unknown option', refund, ['100001', '--force']],
    ['an export of something other than orders', exportOrders, ['customers', '--out', 'x.csv']],
    ['no file', exportOrders, ['orders']],
    ['a text that is not a day', exportOrders, ['orders', '--since', 'may', '--out', 'x.csv']],
    [
      'a day that is not in the calendar',
      exportOrders,
      ['orders', '--since', '2026-02-30', '--out', 'x.csv'],
    ],
  ])('fails with its usage if it gets %s', async (_, command, args) => {
    await expect(command(settings, args)).rejects.toThrow(/^Use: .+\.$/);
  });
});

describe('the command serve', () => {
  const environment = process.env;
  afterEach(() => {
    process.env = environment;
  });

  it('does not start if QA_KEY is so short that it can be guessed', async () => {
    process.env = { ...environment, QA: '1', QA_KEY: 'short' };
    const nowhere = {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      DATA_DIR: '/dev/null',
      SEED: '0',
    };
    await expect(serve(readSettings(nowhere))).rejects.toThrow('QA_KEY is too short');
  });
});

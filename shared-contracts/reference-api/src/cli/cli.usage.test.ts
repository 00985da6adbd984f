import { exportOrders } from './exportOrders';
import { advance, refund } from './orderCommands';
import { readSettings } from './readSettings';

describe("an operator's command", () => {
  const settings = readSettings({});

  it.each<[string, typeof advance, string[]]>([
    ['no number', advance, ['--to', 'shipped']],
    ['a number that is none', advance, ['x1', '--to', 'shipped']],
    ['two numbers', refund, ['1', '2']],
    ['no step', advance, ['100001']],
    ['a step there is not', advance, ['100001', '--to', 'cancelled']],
    ['a parcel that is none', advance, ['100001', '--parcel', '0', '--to', 'shipped']],
    ['an option there is not', refund, ['100001', '--force']],
    ['something else to export', exportOrders, ['customers', '--out', 'x.csv']],
    ['no file', exportOrders, ['orders']],
    ['a day that is none', exportOrders, ['orders', '--since', 'may', '--out', 'x.csv']],
    [
      'a day that is not in the calendar',
      exportOrders,
      ['orders', '--since', '2026-02-30', '--out', 'x.csv'],
    ],
  ])('prints its usage for %s', async (_, command, args) => {
    await expect(command(settings, args)).rejects.toThrow(/^Use: .+\.$/);
  });
});

import { createClock } from '../../testing/openTestApi';
import { cardGateway } from '../gateways/cardGateway';
import { cardSandbox } from './cardSandbox';
import { type Sandbox, startSandbox } from './startSandbox';

const STORE = { storeId: 'shop', storePassword: 'secret' };
const INVOICE = '2b1f1d0e8a0a4a399c55';

describe('the sandbox for cards', () => {
  const clock = createClock();
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox(cardSandbox(STORE), clock.now);
  });

  afterAll(() => sandbox.close());

  it('makes each refund once, and none that exceeds the payment', async () => {
    const payment = sandbox.book.add({
      reference: INVOICE,
      invoice: INVOICE,
      amount: '10.00',
      returnUrl: 'http://shop.test/',
    });
    sandbox.book.decide(payment, 'pays');
    const gateway = cardGateway({
      ...STORE,
      baseUrl: sandbox.origin,
      contactEmail: 'shop@shop.test',
      publicBaseUrl: 'http://shop.test/api',
    });
    const refund = (refundId: string, amountPaisa: number) =>
      gateway.refund({
        reference: INVOICE,
        invoice: INVOICE,
        refundId,
        amountPaisa,
        isPart: true,
        hasEarlierRefund: payment.isRefunded,
        createdAt: clock.now(),
      });
    await refund('first', 600);
    await refund('first', 600);
    await expect(refund('first', 500)).rejects.toThrow('refused');
    await expect(refund('second', 500)).rejects.toThrow('refused');
    await refund('second', 400);
    expect(payment.refunds).toEqual([
      { id: 'first', taka: '6.00' },
      { id: 'second', taka: '4.00' },
    ]);
  });
});
